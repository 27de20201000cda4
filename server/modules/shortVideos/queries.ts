import { and, desc, eq, sql } from 'drizzle-orm';
import { countAll, isOneOf, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { postVideos, shortVideos } from '../../db/schema';
import { clipNotReported, visibleClip } from '../../permissions/clipAccess';
import { notSilenced } from '../../permissions/visibility';

/**
 * Finds a page of the short videos that the viewer may see, the newest first (CLIP-01): of one member, or of all but
 * those whom the viewer silenced.
 */
export async function listClips(
  db: Database,
  viewerId: number,
  { memberId, limit, offset }: Page & { memberId: number | undefined },
): Promise<{ ids: number[]; count: number }> {
  const where = and(
    memberId === undefined ? notSilenced(shortVideos.authorId, viewerId) : eq(shortVideos.authorId, memberId),
    visibleClip(viewerId),
    clipNotReported(viewerId),
  );
  const rows = await db
    .select({ id: shortVideos.id })
    .from(shortVideos)
    .where(where)
    .orderBy(desc(shortVideos.createdAt), desc(shortVideos.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: countAll }).from(shortVideos).where(where);
  return { ids: rows.map(({ id }) => id), count: total?.count ?? 0 };
}

/**
 * Finds the short videos of posts, by the post's id: the key of the file for those whom its author's privacy lets see
 * it, null where there is none for them any more. Leaves out those that are being prepared.
 */
export async function clipsOfPosts(
  db: Database,
  viewerId: number,
  postIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db
    .select({
      postId: postVideos.postId,
      key: sql<string | null>`case when ${visibleClip(viewerId)} then ${shortVideos.fileKey} end`,
    })
    .from(postVideos)
    .leftJoin(shortVideos, eq(shortVideos.id, postVideos.clipId))
    .where(and(isOneOf(postVideos.postId, postIds), sql`coalesce(${shortVideos.state}, 'ready') = 'ready'`));
  return new Map(rows.map(({ postId, key }) => [postId, key]));
}
