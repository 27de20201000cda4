import { and, eq, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { companies, groups, posts, reviewItems } from '../../db/schema';
import { notClosed } from '../../permissions/visibility';
import { releaseFiles } from '../../writing/attachedFiles';
import type { CommunityKind } from './permalinks';

const tables = { group: groups, company: companies };

/**
 * Deletes a group or company with its posts and pictures; `others` are keys of further pictures of its own. Answers the
 * keys whose bytes the caller removes. The caller holds the lock of its row.
 */
export async function deleteCommunity(
  tx: Database,
  kind: CommunityKind,
  { id, avatarKey, coverKey }: { id: number; avatarKey: string | null; coverKey: string | null },
  others: readonly string[] = [],
): Promise<string[]> {
  const table = tables[kind];
  // Waits for the posts that are being written, so that they go too.
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  const pictures = await deletePosts(tx, kind, id);
  await tx.delete(table).where(eq(table.id, id));
  return releaseFiles(
    tx,
    [...pictures, ...others, avatarKey, coverKey].filter((key) => key !== null),
  );
}

/**
 * Deletes the posts of a wall and lowers the counters of authors and tags; tags do not count posts of closed accounts.
 * Answers the keys of their pictures.
 */
async function deletePosts(tx: Database, kind: CommunityKind, id: number): Promise<string[]> {
  const isHere = sql`posts.type = ${kind} and posts.entity_id = ${id}`;
  const here = sql`select posts.id from posts where ${isHere}`;
  // Locked first and in order, so that posts written meanwhile by the same people and with the same tags wait.
  await tx.execute(sql`select id from users where id in
    (select author_id from posts where ${isHere}) order by id for no key update`);
  // Waits for the comments that are being written below the posts, so that their photos and waiting words go too.
  await tx.execute(sql`${here} order by posts.id for update`);
  await tx.execute(sql`select id from tags where id in
    (select tag_id from post_tags where post_id in (${here})) order by name for no key update`);
  const pictures = await selectRows(
    tx,
    sql`select file_key as key from post_photos where post_id in (${here})
      union select file_key from comment_photos
        where comment_id in (select id from comments where post_id in (${here}))`,
  );
  await tx.execute(sql`update tags set post_count = post_count - gone.count from
    (select tag_id, count(*)::int as count from post_tags
      where post_id in (${here} and ${notClosed(posts.authorId)}) group by tag_id) gone
    where tags.id = gone.tag_id`);
  await tx.execute(sql`update users set post_count = post_count - gone.count from
    (select author_id, count(*)::int as count from posts
      where ${isHere} and removed_at is null and pending_since is null group by author_id) gone
    where users.id = gone.author_id`);
  if (kind === 'group')
    await tx.delete(reviewItems).where(and(eq(reviewItems.groupId, id), eq(reviewItems.kind, 'pending')));
  await tx.execute(sql`delete from review_items where kind = 'pending' and decided_at is null
    and (subject = 'post' and target_id in (${here}) or subject = 'comment' and target_id in
      (select id from comments where post_id in (${here}) and pending_since is not null))`);
  await tx.delete(posts).where(and(eq(posts.type, kind), eq(posts.entityId, id)));
  return pictures.map(({ key }) => String(key));
}
