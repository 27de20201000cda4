import { and, desc, eq, sql } from 'drizzle-orm';
import { countAll, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { posts, postVideos, shortVideos } from '../../db/schema';
import { clipNotReported, visibleClip } from '../../permissions/clipAccess';
import { forViewer, notSilenced } from '../../permissions/visibility';

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
 * For queries over `posts`: the short video of the row, by the key of its file for those whom its author's privacy lets
 * see it, without a key where there is none for them any more. Null where the post has none, or it is being prepared.
 */
export const clipOfPost = forViewer(
  (viewerId) => sql<{ key: string | null } | null>`(
  select json_build_object('key', case when ${visibleClip(viewerId)} then ${shortVideos.fileKey} end)
  from ${postVideos} left join ${shortVideos} on ${shortVideos.id} = ${postVideos.clipId}
  where ${postVideos.postId} = ${posts.id} and coalesce(${shortVideos.state}, 'ready') = 'ready')`,
);
