import { lte, sql } from 'drizzle-orm';
import { liveEvents, type LiveEvent } from '@/shared/wire/live';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { liveOutbox } from '../../db/schema';

const keepMs = 600_000;
/** Seconds that the first reading goes back: who opened a stream a moment ago misses nothing. */
export const recentSeconds = 30;

/** For queries over `live_outbox`: it was told a moment ago. */
export const isRecent = sql`live_outbox.created_at > now() - make_interval(secs => ${recentSeconds})`;

interface Told {
  kind: LiveEvent;
  memberId: number | null;
  postId: number | null;
}

export interface Reading {
  told: Told[];
  /** Begin of the next reading: a snapshot of the database, as text. */
  next: string;
}

/**
 * Reads what was told since `from`, each row in exactly one of several consecutive readings (LIVE-03). Ids are given
 * out before transactions end, so a reading takes what the snapshot of the one before it did not see.
 */
export async function readOutbox(db: Database, from: string | null): Promise<Reading> {
  const begin =
    from === null
      ? isRecent
      : sql`live_outbox.transaction >= pg_snapshot_xmin(${from}::text::pg_snapshot)
          and not pg_visible_in_snapshot(live_outbox.transaction, ${from}::text::pg_snapshot)`;
  const rows = await selectRows(
    db,
    sql`with present as (select pg_current_snapshot() as snapshot)
      select present.snapshot::text as next, kind, member_id::int as member_id, post_id::int as post_id from present
      left join live_outbox on ${begin}
      order by live_outbox.id`,
  );
  const told = rows.flatMap(({ kind, member_id, post_id }) => {
    const known = liveEvents.find((name) => name === kind);
    if (known === undefined) return [];
    return [
      {
        kind: known,
        memberId: typeof member_id === 'number' ? member_id : null,
        postId: typeof post_id === 'number' ? post_id : null,
      },
    ];
  });
  return { told, next: String(rows[0]?.next) };
}

/** Those of the posts whose counters changed a moment ago, maybe since a reader of them has read them. */
export async function findChanged(db: Database, postIds: readonly number[]): Promise<Set<number>> {
  if (postIds.length === 0) return new Set();
  const rows = await selectRows(
    db,
    sql`select distinct post_id::int as id from live_outbox where kind = 'post'
      and ${isOneOf(liveOutbox.postId, postIds)} and ${isRecent}`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Deletes what every process has told. */
export async function removeTold(db: Database, now: Date): Promise<void> {
  await db.delete(liveOutbox).where(lte(liveOutbox.createdAt, new Date(now.getTime() - keepMs)));
}
