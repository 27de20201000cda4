import { sql } from 'drizzle-orm';
import { selectRows, toIds, type Database } from '../../db/database';
import { outOfSight } from '../../permissions/anyone';
import { weekBefore, type OpenPost, type Week } from '../../permissions/openWeek';

/** The member who looks, and the time of it. */
export interface Viewer {
  db: Database;
  viewerId: number;
  now: Date;
}

/**
 * The posts of the week between which and the viewer nothing stands: no block either way, no silence, no report of
 * theirs, and no group in which they are blocked (HOUR-02).
 */
export async function postsInSight({ db, viewerId, now }: Viewer, week: Week): Promise<OpenPost[]> {
  const [row] = await selectRows(
    db,
    sql`select array_to_string(${outOfSight(viewerId)}, ',') as people,
      array_to_string(array(
        select post_id from reports where reporter_id = ${viewerId} and post_id is not null), ',') as posts,
      array_to_string(array(
        select group_id from group_members where user_id = ${viewerId} and blocked), ',') as groups`,
  );
  const people = new Set(toIds(row?.people));
  const reported = new Set(toIds(row?.posts));
  const groups = new Set(toIds(row?.groups));
  const since = weekBefore(now).getTime();
  return week.posts.filter(
    ({ id, authorId, ownerId, groupId, createdAt }) =>
      createdAt > since &&
      !people.has(authorId) &&
      !(ownerId !== null && people.has(ownerId)) &&
      !(groupId !== null && groups.has(groupId)) &&
      !reported.has(id),
  );
}
