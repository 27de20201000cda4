import { sql, type SQL } from 'drizzle-orm';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { limitTo, literal, type FoundIds, type Page } from '../../db/paging';
import { notBlocked, notSilenced, openThread, visiblePost } from '../../permissions/visibility';

/** Bounds the cost of the list (decided). */
const maxListed = 1000;

interface FoundNotices extends FoundIds {
  unread: number;
}

/**
 * The comment shows, and so do all above it: a moderator removes one with its replies, and some wait for one (DESK-02).
 */
const isInThread = (commentId: SQL) => sql<boolean>`exists (select 1 from comments told
  left join comments parent on parent.id = told.parent_id
  where told.id = ${commentId} and not exists (select 1 from comments hidden
    where hidden.id in (told.id, parent.id, parent.parent_id, told.root_id)
      and (hidden.removed_at is not null or hidden.pending_since is not null)))`;

/**
 * Selects `id`, `read_at` and `created_at` of the member's notifications that may be shown, newest first, among the
 * newest that meet the condition on `notifications`. Leaves out hidden posts, removed comments, silenced and blocked
 * people, and a request directly after a follow by the same person (NTF-02). Each is looked at as it is read: a limit
 * ends the work.
 */
function shownNotices(memberId: number, among: SQL): SQL {
  return sql`select id, read_at, created_at from (
      select recent.*, lag(model_type) over newest as newer_type, lag(actor_id) over newest as newer_actor
      from (
        select id, model_type, actor_id, post_id, comment_id, read_at, created_at from notifications
        where user_id = ${memberId} and ${among} order by created_at desc, id desc limit ${literal(maxListed)}
      ) recent
      where (actor_id is null or (${notBlocked(sql`actor_id`, memberId)} and ${notSilenced(sql`actor_id`, memberId)}))
        and (post_id is null or exists (
          select 1 from posts where posts.id = recent.post_id and ${visiblePost(memberId)}
            and (recent.comment_id is null or ${openThread(memberId)})))
        and (comment_id is null or ${isInThread(sql`recent.comment_id`)})
      window newest as (order by created_at desc, id desc)
    ) visible
    where not (model_type = 'followerinvite' and newer_type is not distinct from 'userfollow'
      and newer_actor is not distinct from actor_id)
    order by created_at desc, id desc`;
}

/** The oldest unread one among the newest, as a place in the list. */
const lastUnread = (memberId: number) => sql`select created_at, id from (
    select created_at, id, read_at from notifications
    where user_id = ${memberId} order by created_at desc, id desc limit ${literal(maxListed)}
  ) recent where read_at is null order by created_at, id limit 1`;

/**
 * Finds a page of a member's notifications, newest first (NTF-01), and counts the unread ones. `count` is what can be
 * paged through as far as it was read, one more than that while there is more, and all of it beyond the last page.
 */
export async function listNotices(db: Database, memberId: number, page: Page): Promise<FoundNotices> {
  const { limit, offset } = page;
  const rows = await selectRows(
    db,
    sql`select id::text as id, read_at is null as is_unread,
        (created_at, id) <= (${lastUnread(memberId)}) as is_past_unread
      from (${shownNotices(memberId, sql`true`)}) listed ${limitTo(limit + 1, offset)}`,
  );
  const ids = rows.slice(0, limit).map((row) => Number(row.id));
  const isBeyondEnd = rows.length === 0 && offset > 0;
  const count = isBeyondEnd ? await countShown(db, memberId, sql`true`) : offset + rows.length;
  return { ids, count, unread: unreadAmong(rows, page) ?? (await countUnread(db, memberId)) };
}

/** Counts the unread ones where the page tells: without any, or where it reaches from the newest down to the last. */
function unreadAmong(rows: readonly Record<string, unknown>[], { limit, offset }: Page): number | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (first !== undefined && first.is_past_unread === null) return 0;
  const holdsAll = offset === 0 && (rows.length <= limit || last?.is_past_unread === true);
  return holdsAll ? rows.filter((row) => row.is_unread === true).length : undefined;
}

async function countShown(db: Database, memberId: number, among: SQL, which = sql`true`): Promise<number> {
  const [row] = await selectRows(
    db,
    sql`select count(*)::int as count from (${shownNotices(memberId, among)}) listed where ${which}`,
  );
  return Number(row?.count ?? 0);
}

/** Counts the unread ones of the list, which reads it down to the last of them. */
const countUnread = (db: Database, memberId: number): Promise<number> =>
  countShown(db, memberId, sql`(created_at, id) >= (${lastUnread(memberId)})`, sql`read_at is null`);

/** Finds those of the given notifications that the member's page would show at this moment, newest first. */
export async function findShown(db: Database, memberId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`select listed.id::text as id from (${shownNotices(memberId, isOneOf(sql`id`, ids))}) listed`,
  );
  return rows.map((row) => Number(row.id));
}
