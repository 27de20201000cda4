import { asc, eq } from 'drizzle-orm';
import type { WireImage } from '@/shared/wire/common';
import type { SubjectKind } from '@/shared/wire/moderation';
import type { Files } from '../../adapters/files/files';
import { isOneOf, type Database } from '../../db/database';
import {
  commentPhotos,
  comments,
  companies,
  files,
  groups,
  postPhotos,
  posts,
  shortVideos,
  users,
} from '../../db/schema';
import { presentImage } from '../files/presenter';

/** Subject of an item in its present state; a moderator sees it wherever it stands. */
export interface Found {
  permalink: string | null;
  text: string;
  pictures: WireImage[];
  isRemoved: boolean;
  canBeArchived: boolean;
  createdAt: Date;
}

interface SubjectDeps {
  db: Database;
  files: Pick<Files, 'sign'>;
}

type Finder = (deps: SubjectDeps, ids: readonly number[]) => Promise<Map<number, Found>>;

const place = { permalink: null, pictures: [], isRemoved: false, canBeArchived: false };

/** Finds what is there of each kind, by id. */
const findTargets: Record<SubjectKind, Finder> = {
  async post({ db, files: store }, ids) {
    const rows = await db.select().from(posts).where(isOneOf(posts.id, ids));
    const photos = await db
      .select({ id: postPhotos.postId, file: files })
      .from(postPhotos)
      .innerJoin(files, eq(files.key, postPhotos.fileKey))
      .where(isOneOf(postPhotos.postId, ids))
      .orderBy(asc(postPhotos.postId), asc(postPhotos.position));
    return byId(rows, ({ text, removedAt, id }) => ({
      ...{ text, isRemoved: removedAt !== null },
      pictures: photos.flatMap((photo) => (photo.id === id ? [presentImage(store, photo.file)] : [])),
    }));
  },
  async comment({ db, files: store }, ids) {
    const rows = await db.select().from(comments).where(isOneOf(comments.id, ids));
    const photos = await db
      .select({ id: commentPhotos.commentId, file: files })
      .from(commentPhotos)
      .innerJoin(files, eq(files.key, commentPhotos.fileKey))
      .where(isOneOf(commentPhotos.commentId, ids));
    return byId(rows, ({ text, removedAt, id }) => ({
      ...{ text, isRemoved: removedAt !== null },
      pictures: photos.flatMap((photo) => (photo.id === id ? [presentImage(store, photo.file)] : [])),
    }));
  },
  async clip({ db, files: store }, ids) {
    const rows = await db.select().from(shortVideos).where(isOneOf(shortVideos.id, ids));
    const posters = await db
      .select({ id: shortVideos.id, file: files })
      .from(shortVideos)
      .innerJoin(files, eq(files.key, shortVideos.posterKey))
      .where(isOneOf(shortVideos.id, ids));
    return byId(rows, ({ text, removedAt, id }) => ({
      ...{ text, isRemoved: removedAt !== null },
      pictures: posters.flatMap((poster) => (poster.id === id ? [presentImage(store, poster.file)] : [])),
    }));
  },
  async user({ db }, ids) {
    const rows = await db.select().from(users).where(isOneOf(users.id, ids));
    return byId(rows, ({ permalink, displayName, bio }) => ({ permalink, text: linesOf(displayName, bio) }));
  },
  async group({ db }, ids) {
    const rows = await db.select().from(groups).where(isOneOf(groups.id, ids));
    return byId(rows, ({ permalink, name, description, archivedAt }) => ({
      ...{ permalink, text: linesOf(name, description), canBeArchived: archivedAt === null },
    }));
  },
  async company({ db }, ids) {
    const rows = await db.select().from(companies).where(isOneOf(companies.id, ids));
    return byId(rows, ({ permalink, name, description }) => ({
      ...{ permalink, text: linesOf(name, description) },
    }));
  },
};

const linesOf = (name: string, about: string) => (about === '' ? name : `${name}\n${about}`);

function byId<R extends { id: number; createdAt: Date }>(
  rows: readonly R[],
  foundOf: (row: R) => Partial<Found> & Pick<Found, 'text'>,
): Map<number, Found> {
  return new Map(rows.map((row) => [row.id, { ...place, createdAt: row.createdAt, ...foundOf(row) }]));
}

interface Target {
  subject: SubjectKind;
  targetId: number;
}

/** Key of a target among those of `findAll`. */
export const targetKey = ({ subject, targetId }: Target) => `${subject} ${targetId}`;

/** Finds what items of all kinds are about; leaves out what is gone. */
export async function findAll(deps: SubjectDeps, targets: readonly Target[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const subject of new Set(targets.map((target) => target.subject))) {
    const ids = targets.flatMap((target) => (target.subject === subject ? [target.targetId] : []));
    for (const [targetId, target] of await findTargets[subject](deps, ids))
      found.set(targetKey({ subject, targetId }), target);
  }
  return found;
}
