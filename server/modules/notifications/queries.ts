import { sql, type SQL } from 'drizzle-orm';
import { isOneOf, selectRows, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { notBlocked, notSilenced, visiblePost } from '../../permissions/visibility';

/** Bounds the cost of the list (decided). */
const maxListed = 1000;

interface FoundNotices {
  ids: number[];
  count: number;
  unread: number;
}

/**
 * Common table expressions that end in `listed`: the member's notifications that may be shown, among those that meet the
 * condition on `notifications`. Leaves out hidden posts, silenced and blocked people, and a request directly after a
 * follow by the same person (NTF-02).
 */
function shownNotices(memberId: number, among: SQL): SQL {
  return sql`recent as (
      select id, model_type, actor_id, post_id, read_at, created_at from notifications
      where user_id = ${memberId} and ${among} order by created_at desc, id desc limit ${maxListed}
    ), visible as (
      select recent.*, lag(model_type) over newest as newer_type, lag(actor_id) over newest as newer_actor
      from recent
      where (actor_id is null or (${notBlocked(sql`actor_id`, memberId)} and ${notSilenced(sql`actor_id`, memberId)}))
        and (post_id is null or exists (
          select 1 from posts where posts.id = recent.post_id and ${visiblePost(memberId)}))
      window newest as (order by created_at desc, id desc)
    ), listed as (
      select id, created_at, (count(*) over ())::int as total,
        (count(*) filter (where read_at is null) over ())::int as unread
      from visible
      where not (model_type = 'followerinvite' and newer_type is not distinct from 'userfollow'
        and newer_actor is not distinct from actor_id)
    )`;
}

/** Finds a page of a member's notifications, newest first (NTF-01), and counts all and unread ones. */
export async function listNotices(
  db: Database,
  memberId: number,
  { limit, offset }: Page,
): Promise<FoundNotices> {
  const rows = await selectRows(
    db,
    sql`with ${shownNotices(memberId, sql`true`)}
      select id::text as id, total, unread from listed
      order by created_at desc, listed.id desc limit ${limit} offset ${offset}`,
  );
  if (rows.length === 0 && offset > 0) {
    const { count, unread } = await listNotices(db, memberId, { limit: 1, offset: 0 });
    return { ids: [], count, unread };
  }
  return {
    ids: rows.map((row) => Number(row.id)),
    count: Number(rows[0]?.total ?? 0),
    unread: Number(rows[0]?.unread ?? 0),
  };
}

/** Finds those of the given notifications that the member's page would show at this moment, newest first. */
export async function findShown(db: Database, memberId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`with ${shownNotices(memberId, isOneOf(sql`id`, ids))}
      select id::text as id from listed order by created_at desc, listed.id desc`,
  );
  return rows.map((row) => Number(row.id));
}
