import { and, eq, sql } from 'drizzle-orm';
import type { PostType, Voted, WirePost, WirePostEntity } from '@/shared/wire/post';
import type { Files } from '../../adapters/files/files';
import { isOneOf, type Database } from '../../db/database';
import { companies, groups, posts, users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { companyRoleOf } from '../../permissions/companyAccess';
import { storedRelation, toRelation } from '../../permissions/relations';
import { audienceSql, forViewer, notClosed, notReported, openThread } from '../../permissions/visibility';
import { mayComment } from '../../permissions/walls';
import { presentPreviews } from '../../writing/previews/service';
import { presentImage, type ImageRow } from '../files/presenter';
import { briefColumns, presentBrief, publicRef } from '../people/presenter';
import { clipOfPost } from '../shortVideos/queries';

/** Dependencies of presenting posts and comments. */
export type PresenterDeps = Pick<AppDeps, 'db' | 'files' | 'imageProxy' | 'config'>;

/** For queries over `posts`: the pictures of the row in their order; null where it has none. */
const photosOfPost = sql<(Omit<ImageRow, 'createdAt'> & { createdAt: string })[] | null>`(
  select json_agg(json_build_object('key', files.key, 'visibility', files.visibility, 'width', files.width,
    'height', files.height, 'alt', files.alt, 'hash', files.hash, 'createdAt', files.created_at)
    order by post_photos.position)
  from post_photos join files on files.key = post_photos.file_key where post_photos.post_id = ${posts.id})`;

const showsValue = forViewer((viewerId) => audienceSql('post_value', viewerId));

/**
 * Presents posts in the order of the ids, in one query, and one more for the groups, the companies or the members on
 * whose walls they stand. Checks no access: pass only ids that the viewer may see.
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
      author: briefColumns,
      relation: storedRelation(viewerId),
      photos: photosOfPost,
      video: clipOfPost(viewerId),
      voted: sql<Voted>`(select vote from post_votes where post_id = ${posts.id} and user_id = ${viewerId})`,
      bookmarked: sql<boolean>`exists (select 1 from bookmarks where post_id = ${posts.id} and user_id = ${viewerId})`,
      reported: sql<boolean>`not ${notReported(viewerId)}`,
      showsValue: showsValue(viewerId),
      companyRole: companyRoleOf(viewerId),
      canComment: mayComment(viewerId),
      hasThread: openThread(viewerId),
    })
    .from(posts)
    .innerJoin(users, and(eq(users.id, posts.authorId), notClosed(users.id)))
    .where(isOneOf(posts.id, postIds));
  const byId = new Map(rows.map((row) => [row.post.id, row]));
  const previews = await presentPreviews(
    deps,
    rows.map(({ post }) => post.preview),
  );
  const entities = await entitiesOf(
    db,
    rows.map(({ post }) => post),
  );
  return postIds.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { post, photos, video, voted, reported, companyRole, hasThread } = row;
    const owned = { ownerId: post.authorId, isVisible: true, type: post.type, companyRole };
    return [
      {
        id: String(post.id),
        post: post.text,
        preview: previews.get(post.preview) ?? null,
        gif_link: post.gifUrl === null ? null : imageProxy.wrap(post.gifUrl),
        photos: (photos ?? []).map((photo) =>
          presentImage(deps.files, { ...photo, createdAt: new Date(photo.createdAt) }),
        ),
        video: videoOf(deps.files, video?.key),
        video_gone: video?.key === null,
        post_type: post.type,
        entity_id: String(post.entityId),
        entity: entities.get(entityKey(post)) ?? null,
        author: presentBrief(row.author, toRelation(row.relation, viewerId)),
        votes_up: post.votesUp,
        votes_down: post.votesDown,
        voted,
        bookmarked: row.bookmarked,
        // A reported post counts as deleted for its reporter (RPT-01).
        deleted: reported,
        comments: hasThread ? post.commentCount : 0,
        created_at: post.createdAt.toISOString(),
        updated_at: post.updatedAt?.toISOString() ?? null,
        value: row.showsValue ? post.likePower / 100 : null,
        blockchain: { status: post.chainStatus, tx: post.chainTx },
        can_edit: can({ id: viewerId }, 'post.edit', owned),
        can_delete: can({ id: viewerId }, 'post.delete', owned),
        can_comment: row.canComment && hasThread,
        pending: post.pendingSince !== null,
      },
    ];
  });
}

function videoOf(store: Pick<Files, 'sign'>, key: string | null = null): WirePost['video'] {
  return key === null ? null : { key, access: store.sign(key) };
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
