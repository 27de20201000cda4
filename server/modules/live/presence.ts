import { sql } from 'drizzle-orm';
import { presenceSeconds } from '@/shared/config/limits';
import type { Listener } from '../../adapters/streams';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { memberAllows } from '../../permissions/visibility';
import { isRecent, recentSeconds, type Reading } from './outbox';

/** Nobody says that they leave: the people on all screens are looked at this often. */
const checkMs = 30_000;

const listOf = (ids: Iterable<number>) => `{${[...ids].join(',')}}`;

/**
 * Makes the function that tells streams to look when somebody on their screens came, went or chose another status, and
 * shows their profile to the reader at this moment (LIVE-02, LIVE-03).
 */
export function createPresenceDelivery({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** Members on screen, and whether they were seen here at the last look. */
  let known = new Map<number, boolean>();
  let checkedAt = 0;

  /** Finds who came or went since the last look. */
  async function findMoved(listeners: readonly Listener[]): Promise<number[]> {
    const now = clock.now();
    const people = new Set(listeners.flatMap(({ watched }) => [...watched.people]));
    const areKnown = [...people].every((id) => known.has(id));
    if (areKnown && now.getTime() - checkedAt < checkMs) return [];
    checkedAt = now.getTime();
    const here = await findPresent(db, people, now);
    const moved = [...people].filter((id) => known.has(id) && known.get(id) !== here.has(id));
    known = new Map([...people].map((id) => [id, here.has(id)]));
    return moved;
  }

  /** Notes those who are told of, so that the next look finds nothing new in them. */
  async function learn(ids: readonly number[]): Promise<void> {
    const onScreen = new Set(ids.filter((id) => known.has(id)));
    const here = await findPresent(db, onScreen, clock.now());
    for (const id of onScreen) known.set(id, here.has(id));
  }

  return async (listeners: readonly Listener[], told: Reading['told']): Promise<void> => {
    const chosen = told.flatMap(({ kind, memberId }) => (kind === 'presence' ? (memberId ?? []) : []));
    await learn(chosen);
    const changed = new Set([...chosen, ...(await findMoved(listeners))]);
    const arrivals = new Set(listeners.flatMap(({ added }) => [...added.people]));
    const recent = await findRecent(db, arrivals, clock.now());
    const concerned = listeners.flatMap(({ memberId, watched, added, send }) => {
      const people = [...watched.people].filter(
        (id) => changed.has(id) || (added.people.has(id) && recent.has(id)),
      );
      return people.length === 0 ? [] : { reader: memberId, people, send };
    });
    const readers = await findWhoMayKnow(
      db,
      concerned.flatMap(({ reader, people }) => people.map((person) => ({ reader, person }))),
    );
    for (const { reader, send } of concerned) if (readers.has(reader)) send('presence', {});
  };
}

/** Those of the people who came, went or chose another status a moment ago, maybe since a reader has read of them. */
async function findRecent(db: Database, people: ReadonlySet<number>, now: Date): Promise<Set<number>> {
  if (people.size === 0) return new Set();
  const gone = now.getTime() - presenceSeconds * 1000;
  const [from, until] = [gone - recentSeconds * 1000, gone].map((at) => new Date(at).toISOString());
  const rows = await selectRows(
    db,
    sql`select id::int as id from users where ${isOneOf(users.id, [...people])} and (
      (online_status <> 0 and last_seen_at >= ${from}::timestamptz and last_seen_at < ${until}::timestamptz)
      or id in (select member_id from live_outbox where kind = 'presence' and ${isRecent}))`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Finds those who are here and show it: of the others nobody learns whether they come or go (PRES-01). */
async function findPresent(db: Database, people: ReadonlySet<number>, now: Date): Promise<Set<number>> {
  if (people.size === 0) return new Set();
  const oldest = new Date(now.getTime() - presenceSeconds * 1000).toISOString();
  const rows = await selectRows(
    db,
    sql`select id::int as id from users
      where id = any(${listOf(people)}::bigint[]) and online_status <> 0 and last_seen_at >= ${oldest}::timestamptz`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Finds the readers to whom one of the people shows their profile. */
async function findWhoMayKnow(
  db: Database,
  pairs: readonly { reader: number; person: number }[],
): Promise<Set<number>> {
  if (pairs.length === 0) return new Set();
  const reader = sql`pair.reader`;
  const rows = await selectRows(
    db,
    sql`select distinct pair.reader::int as id
      from unnest(${listOf(pairs.map((pair) => pair.reader))}::bigint[],
        ${listOf(pairs.map((pair) => pair.person))}::bigint[]) as pair(reader, person)
      where ${memberAllows(sql`pair.person`, 'profile_details', reader)}`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
