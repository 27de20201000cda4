import { asc, eq, sql } from 'drizzle-orm';
import type { WireImage } from '@/shared/wire/common';
import type { PostType, Voted, WirePost, WirePostEntity } from '@/shared/wire/post';
import type { Files } from '../../adapters/files/files';
import { isOneOf, type Database } from '../../db/database';
import { companies, files, groups, postPhotos, posts, users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { companyRoleOf } from '../../permissions/companyAccess';
import { memberAllows, notReported, openThread } from '../../permissions/visibility';
import { mayComment } from '../../permissions/walls';
import { presentPreviews } from '../../writing/previews/service';
import { presentImage } from '../files/presenter';
import { presentBriefs, publicRef } from '../people/presenter';
import { clipsOfPosts } from '../shortVideos/queries';

/** Dependencies of presenting posts and comments. */
export type PresenterDeps = Pick<AppDeps, 'db' | 'files' | 'imageProxy' | 'config'>;

/**
 * Presents posts in the order of the ids, in a fixed number of queries. Checks no access: pass only ids that the
 * viewer may see.
 */
export async function presentPosts(
  deps: PresenterDeps,
  viewerId: number,
  postIds: readonly number[],
): Promise<WirePost[]> {
  if (postIds.length === 0) return [];
  const { db, imageProxy } = deps;
  const rows = await db
    .select({
      post: posts,
      voted: sql<Voted>`(select vote from post_votes where post_id = ${posts.id} and user_id = ${viewerId})`,
      bookmarked: sql<boolean>`exists (select 1 from bookmarks where post_id = ${posts.id} and user_id = ${viewerId})`,
      reported: sql<boolean>`not ${notReported(viewerId)}`,
      showsValue: memberAllows(posts.authorId, 'post_value', viewerId),
      companyRole: companyRoleOf(viewerId),
      canComment: mayComment(viewerId),
      hasThread: openThread(viewerId),
    })
    .from(posts)
    .where(isOneOf(posts.id, postIds));
  const byId = new Map(rows.map((row) => [row.post.id, row]));
  const previews = await presentPreviews(
    deps,
    rows.map(({ post }) => post.preview),
  );
  const photos = await photosOf(db, deps.files, postIds);
  const videos = await clipsOfPosts(db, viewerId, postIds);
  const entities = await entitiesOf(
    db,
    rows.map(({ post }) => post),
  );
  const authors = await presentBriefs(
    db,
    viewerId,
    rows.map(({ post }) => post.authorId),
  );
  return postIds.flatMap((id) => {
    const row = byId.get(id);
    const author = row === undefined ? undefined : authors.get(row.post.authorId);
    if (row === undefined || author === undefined) return [];
    const { post, voted, bookmarked, reported, showsValue, companyRole, canComment, hasThread } = row;
    const owned = { ownerId: post.authorId, isVisible: true, type: post.type, companyRole };
    return [
      {
        id: String(post.id),
        post: post.text,
        preview: previews.get(post.preview) ?? null,
        gif_link: post.gifUrl === null ? null : imageProxy.wrap(post.gifUrl),
        photos: photos.get(post.id) ?? [],
        video: videoOf(deps.files, videos.get(post.id)),
        video_gone: videos.get(post.id) === null,
        post_type: post.type,
        entity_id: String(post.entityId),
        entity: entities.get(entityKey(post)) ?? null,
        author,
        votes_up: post.votesUp,
        votes_down: post.votesDown,
        voted,
        bookmarked,
        // A reported post counts as deleted for its reporter (RPT-01).
        deleted: reported,
        comments: hasThread ? post.commentCount : 0,
        created_at: post.createdAt.toISOString(),
        updated_at: post.updatedAt?.toISOString() ?? null,
        value: showsValue ? post.likePower / 100 : null,
        blockchain: { status: post.chainStatus, tx: post.chainTx },
        can_edit: can({ id: viewerId }, 'post.edit', owned),
        can_delete: can({ id: viewerId }, 'post.delete', owned),
        can_comment: canComment && hasThread,
        pending: post.pendingSince !== null,
      },
    ];
  });
}

function videoOf(store: Pick<Files, 'sign'>, key: string | null = null): WirePost['video'] {
  return key === null ? null : { key, access: store.sign(key) };
}

async function photosOf(
  db: Database,
  store: Pick<Files, 'sign'>,
  postIds: readonly number[],
): Promise<Map<number, WireImage[]>> {
  const rows = await db
    .select({ postId: postPhotos.postId, file: files })
    .from(postPhotos)
    .innerJoin(files, eq(files.key, postPhotos.fileKey))
    .where(isOneOf(postPhotos.postId, postIds))
    .orderBy(asc(postPhotos.postId), asc(postPhotos.position));
  const found = new Map<number, WireImage[]>();
  for (const { postId, file } of rows)
    found.set(postId, [...(found.get(postId) ?? []), presentImage(store, file)]);
  return found;
}

type WallRow = Pick<typeof posts.$inferSelect, 'type' | 'entityId'>;

/** Key of a wall among those of `entitiesOf`. */
export const entityKey = ({ type, entityId }: WallRow) => `${type} ${entityId}`;

/** Finds the walls of posts: the group, the company, or the member on whose wall another one wrote. */
export async function entitiesOf(
  db: Database,
  rows: readonly (WallRow & Pick<typeof posts.$inferSelect, 'authorId'>)[],
): Promise<Map<string, WirePostEntity>> {
  const idsOf = (type: PostType) => {
    const elsewhere = rows.filter(
      (row) => row.type === type && (type !== 'user' || row.entityId !== row.authorId),
    );
    return [...new Set(elsewhere.map((row) => row.entityId))];
  };
  const found = new Map<string, WirePostEntity>();
  const add = (
    type: PostType,
    row: { id: number; name: string; permalink: string; avatarKey: string | null },
  ) =>
    found.set(entityKey({ type, entityId: row.id }), {
      id: String(row.id),
      name: row.name,
      permalink: row.permalink,
      avatar: publicRef(row.avatarKey),
    });
  const wallIds = idsOf('user');
  if (wallIds.length > 0) {
    const columns = {
      id: users.id,
      name: users.displayName,
      permalink: users.permalink,
      avatarKey: users.avatarKey,
    };
    for (const row of await db.select(columns).from(users).where(isOneOf(users.id, wallIds)))
      add('user', row);
  }
  for (const [type, table] of [
    ['group', groups],
    ['company', companies],
  ] as const) {
    const ids = idsOf(type);
    if (ids.length === 0) continue;
    const columns = {
      id: table.id,
      name: table.name,
      permalink: table.permalink,
      avatarKey: table.avatarKey,
    };
    for (const row of await db.select(columns).from(table).where(isOneOf(table.id, ids))) add(type, row);
  }
  return found;
}
