import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { digests, users } from '../../db/schema';
import { dayMs, minuteMs } from '../../durations';
import { notClosed } from '../../permissions/visibility';

/** Absence from which on a member is away (LIVE-04). */
const awayMs = 5 * minuteMs;
/** Pause between two mails to a member. */
const pauseMs = 15 * minuteMs;
/** Time in which the notices of one mail gather, and a vote can be taken back. */
const gatherMs = 2 * minuteMs;
/** Hour of the daily digests in UTC, since no time zone of a member is stored. */
const dailyHour = 7;

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** The latest beginning of a day of digests. Daily digests have what is older. */
function lastDailyMoment(now: Date): Date {
  const shift = dailyHour * 60 * minuteMs;
  return new Date(Math.floor((now.getTime() - shift) / dayMs) * dayMs + shift);
}

/** Last sign of life of the row of `users`: a roll call or a call with a token. */
const seenAt = sql`greatest(${users.lastSeenAt},
  (select max(sessions.last_seen_at) from sessions where sessions.user_id = ${users.id}))`;

/**
 * For queries over `digests` and `users`: a notice that the member missed and asked to be mailed about. It is unread,
 * was in no decision yet, is younger than the choice and than the last visit. A minute of the visit counts as missed:
 * the bell looks once a minute, and so does the roll call.
 */
function isMissed(now: Date): SQL {
  const daily = sql`${lastDailyMoment(now).toISOString()}::timestamptz`;
  return sql`notice.user_id = ${digests.userId} and notice.read_at is null and notice.digested_at is null
    and notice.created_at >= greatest(${digests.since}, ${seenAt} - interval '1 minute')
    and coalesce((${users.notification}->>notice.model_type)::boolean, true)
    and (${digests.choices}->>notice.model_type = 'now'
      or (${digests.choices}->>notice.model_type = 'daily' and notice.created_at < ${daily}))`;
}

/** For queries over `digests` and `users`: a mail to the member is due. */
function isDue(now: Date): SQL {
  return sql`${digests.choices} <> '{}'::jsonb
    and (${digests.retryAt} is null or ${digests.retryAt} <= ${ago(now, 0)})
    and (${digests.mailedAt} is null or ${digests.mailedAt} <= ${ago(now, pauseMs)})
    and ${users.confirmedAt} is not null and ${users.accessRole} is not null and ${notClosed(users.id)}
    and coalesce(${seenAt}, ${digests.since}) <= ${ago(now, awayMs)}
    and exists (select 1 from notifications notice where ${isMissed(now)}
      and (${digests.choices}->>notice.model_type = 'daily' or notice.created_at <= ${ago(now, gatherMs)}))`;
}

/** Finds members to whom a digest is due, by id, after the given one. */
export async function findDue(db: Database, now: Date, after: number, limit: number): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`select ${digests.userId}::text as id from ${digests} join ${users} on ${users.id} = ${digests.userId}
      where ${digests.userId} > ${after} and ${isDue(now)} order by ${digests.userId} limit ${limit}`,
  );
  return rows.map((row) => Number(row.id));
}

export interface Recipient {
  email: string;
  firstName: string;
}

/** Finds the address of a member if a digest is due; null otherwise. */
export async function findRecipient(tx: Database, memberId: number, now: Date): Promise<Recipient | null> {
  const [row] = await selectRows(
    tx,
    sql`select ${users.email} as email, ${users.firstName} as first_name
      from ${digests} join ${users} on ${users.id} = ${digests.userId}
      where ${digests.userId} = ${memberId} and ${isDue(now)}`,
  );
  return row === undefined ? null : { email: String(row.email), firstName: String(row.first_name) };
}

/** Marks what a member missed as decided, whether it may be shown or not. Answers its ids. */
export async function takeMissed(tx: Database, memberId: number, now: Date): Promise<number[]> {
  const rows = await selectRows(
    tx,
    sql`update notifications notice set digested_at = ${ago(now, 0)}
      from ${digests} join ${users} on ${users.id} = ${digests.userId}
      where ${digests.userId} = ${memberId} and ${isMissed(now)} returning notice.id::text as id`,
  );
  return rows.map((row) => Number(row.id));
}
