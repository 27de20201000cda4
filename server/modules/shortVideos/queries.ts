import { and, desc, eq } from 'drizzle-orm';
import { countAll, isOneOf, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { files, postVideos, shortVideos } from '../../db/schema';
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

/** Finds the short videos of posts that the viewer may see, by the post's id: the privacy of their authors holds. */
export async function clipsOfPosts(
  db: Database,
  viewerId: number,
  postIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ postId: postVideos.postId, key: files.key })
    .from(postVideos)
    .innerJoin(shortVideos, eq(shortVideos.id, postVideos.clipId))
    .innerJoin(files, eq(files.key, shortVideos.fileKey))
    .where(and(isOneOf(postVideos.postId, postIds), eq(shortVideos.state, 'ready'), visibleClip(viewerId)));
  return new Map(rows.map(({ postId, key }) => [postId, key]));
}
