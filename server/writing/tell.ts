import { sql, type SQL } from 'drizzle-orm';
import type { LiveEvent } from '@/shared/wire/live';
import type { Database } from '../db/database';
import { liveOutbox } from '../db/schema';

/** Tells members' streams to look, once the transaction is there (LIVE-02). */
export async function tellMembers(
  tx: Database,
  kind: Exclude<LiveEvent, 'news' | 'post' | 'maintenance'>,
  memberIds: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await tx.insert(liveOutbox).values([...new Set(memberIds)].map((memberId) => ({ kind, memberId })));
}

/** Tells that there is a new post, or that the counters of one changed, to those who may see it (LIVE-02). */
export async function tellOfPost(tx: Database, kind: 'news' | 'post', postId: number): Promise<void> {
  await tx.insert(liveOutbox).values({ kind, postId });
}

/** Part of a statement: tells the `user_id` of each of its rows about their notifications. */
export function noticesTold(rows: SQL): SQL {
  return sql`insert into live_outbox (kind, member_id) select distinct 'notify', user_id from ${rows}`;
}
