import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import type { Database } from './database';
import { openPool, rowsOf, type RunSql } from './open';
import { pooledDatabase } from './pooled';

/** A standby further behind answers nothing. */
const maxLagMs = 10_000;
const lookPauseMs = 1_000;
/** Seconds for which members read from the primary after a write: longer than a standby may be behind. */
export const ownWritesSeconds = 15;
/** A member that is pushed out reads from a standby that is a moment behind, as all others do. */
const maxWriters = 10_000;
/** Reads that take longer are asked of the primary, for instance as the standby hangs. */
const queryTimeoutMs = 3_000;

/** Chooses the database of reads that may be seconds behind (OPS-03). */
export interface Readable {
  /** False without DATABASE_READ_URL: then no write need be noted. */
  hasStandby: boolean;
  /** Finds the standby for a member; null when it is away or behind, or the member wrote just now at this process. */
  standbyFor(memberId: number): Database | null;
  noteWrite(memberId: number): void;
  close(): Promise<void>;
}

/** All reads go to the one database there is. */
export const onlyPrimary: Readable = {
  hasStandby: false,
  standbyFor: () => null,
  noteWrite: () => undefined,
  close: () => Promise.resolve(),
};

interface ReadableSettings {
  /** Address of the standby; it need not be there yet. */
  url: string;
  poolsTransactions: boolean;
  /** Statements on the primary. */
  primary: RunSql;
  log: Log;
  maxLag?: number;
}

/**
 * Watches a standby: once a second it asks the primary for its place in the log and the standby how far it has come, so
 * that no clock and no write is needed to know how far it is behind. Throws nothing: what fails counts as away.
 */
export function openReadable(settings: ReadableSettings): Readable {
  const { url, poolsTransactions, primary, log, maxLag = maxLagMs } = settings;
  const pool = openPool(
    { connectionString: url, connectionTimeoutMillis: queryTimeoutMs, query_timeout: queryTimeoutMs },
    poolsTransactions,
  );
  const db = pooledDatabase(pool);
  const writers = new LRUCache<number, true>({ max: maxWriters, ttl: ownWritesSeconds * 1_000 });
  const stopping = new AbortController();
  let places: { at: number; place: bigint }[] = [];
  /** The standby has all that was written until this moment. */
  let currentUntil = -Infinity;
  let wasNear = false;
  const isNear = () => performance.now() - currentUntil <= maxLag;

  async function look(): Promise<void> {
    const at = performance.now();
    const [written, replayed] = await Promise.all([
      placeOf(primary, 'pg_current_wal_lsn()'),
      placeOf(
        async (text) => rowsOf(await pool.query(text)),
        'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end',
      ),
    ]);
    places = [...places, { at, place: written }].filter((one) => at - one.at <= maxLag);
    for (const { at: moment, place } of places) if (place <= replayed) currentUntil = moment;
  }
  function tell(): void {
    if (isNear() === wasNear) return;
    wasNear = !wasNear;
    if (wasNear) log.info('The standby of DATABASE_READ_URL answers.');
    else log.warn('The standby of DATABASE_READ_URL is away or behind: the primary answers in its place.');
  }
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(() => undefined);
      tell();
      await setTimeout(lookPauseMs, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }
  const watching = watch();
  return {
    hasStandby: true,
    standbyFor: (memberId) => (isNear() && !writers.has(memberId) ? db : null),
    noteWrite: (memberId) => void writers.set(memberId, true),
    async close() {
      stopping.abort();
      await watching;
      await pool.end();
    },
  };
}

/** Asks for a place in the log as a number; throws where there is none. */
async function placeOf(run: RunSql, expression: string): Promise<bigint> {
  const [row] = await run(`select (${expression} - '0/0'::pg_lsn)::text as place`, []);
  if (typeof row?.place !== 'string') throw new TypeError('The database has no place in the log');
  return BigInt(row.place);
}
