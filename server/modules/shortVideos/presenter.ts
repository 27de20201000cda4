import { and, asc, eq } from 'drizzle-orm';
import type { WireRef } from '@/shared/wire/common';
import type { WireCaptions, WireShortVideo } from '@/shared/wire/shortVideo';
import type { Files } from '../../adapters/files/files';
import { isOneOf, type Database } from '../../db/database';
import { clipCaptions, files, shortVideos, users } from '../../db/schema';
import { notFound } from '../../errors';
import { can } from '../../permissions/can';
import { storedRelation, toRelation } from '../../permissions/relations';
import { notClosed } from '../../permissions/visibility';
import { briefColumns, presentBrief } from '../people/presenter';

interface ClipDeps {
  db: Database;
  files: Pick<Files, 'sign'>;
}

/**
 * Presents short videos in the order of the ids, in two queries. Checks no access: pass only ids that the viewer may
 * see (CLIP-01).
 */
export async function presentClips(
  { db, files: store }: ClipDeps,
  viewerId: number,
  clipIds: readonly number[],
): Promise<WireShortVideo[]> {
  if (clipIds.length === 0) return [];
  const rows = await db
    .select({
      clip: shortVideos,
      size: { width: files.width, height: files.height },
      author: briefColumns,
      relation: storedRelation(viewerId),
    })
    .from(shortVideos)
    .innerJoin(users, and(eq(users.id, shortVideos.authorId), notClosed(users.id)))
    .innerJoin(files, eq(files.key, shortVideos.fileKey))
    .where(isOneOf(shortVideos.id, clipIds));
  const byId = new Map(rows.map((row) => [row.clip.id, row]));
  const captions = await captionsOf({ db, files: store }, clipIds);
  return clipIds.flatMap((id): WireShortVideo[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { clip, size, author, relation } = row;
    const { fileKey: key, posterKey, state, failure, text } = clip;
    const facts = { ownerId: clip.authorId, isVisible: true };
    return [
      {
        id: String(clip.id),
        file: { key, access: store.sign(key), duration: clip.duration / 1000, ...size },
        text,
        author: presentBrief(author, toRelation(relation, viewerId)),
        created_at: clip.createdAt.toISOString(),
        can_delete: can({ id: viewerId }, 'clip.delete', facts),
        poster: refOf(store, posterKey),
        captions: captions.get(id) ?? [],
        state,
        failure,
      },
    ];
  });
}

/** Presents one short video that the viewer may see. Throws 404 for one that is gone. */
export async function presentClip(deps: ClipDeps, viewerId: number, clipId: number): Promise<WireShortVideo> {
  const [clip] = await presentClips(deps, viewerId, [clipId]);
  if (clip === undefined) throw notFound();
  return clip;
}

const refOf = (store: Pick<Files, 'sign'>, key: string | null): WireRef =>
  key === null ? null : { key, access: store.sign(key) };

async function captionsOf(
  { db, files: store }: ClipDeps,
  clipIds: readonly number[],
): Promise<Map<number, WireCaptions[]>> {
  const rows = await db
    .select()
    .from(clipCaptions)
    .where(isOneOf(clipCaptions.clipId, clipIds))
    .orderBy(asc(clipCaptions.clipId), asc(clipCaptions.lang));
  const found = new Map<number, WireCaptions[]>();
  for (const { clipId, lang, fileKey: key } of rows)
    found.set(clipId, [...(found.get(clipId) ?? []), { key, access: store.sign(key), lang }]);
  return found;
}
