import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { pooledDatabase } from './pooled';

/** Statements that were sent, by all connections. */
const sent: string[] = [];
/** Statement that finds the connection lost. */
let lost: string | null = null;

/** A connection that answers every statement but the lost one. */
class Connection extends EventEmitter {
  _queryable = true;
  connect(done: (error: Error | null) => void): void {
    done(null);
  }
  query({ text }: { text: string }): Promise<{ rows: unknown[] }> {
    sent.push(text);
    return text === lost
      ? Promise.reject(new Error('Connection terminated unexpectedly'))
      : Promise.resolve({ rows: [] });
  }
  end(done: () => void): void {
    done();
  }
}

function open() {
  sent.length = 0;
  const options: object = { max: 1, connectionTimeoutMillis: 2_000, Client: Connection };
  const pool = new Pool(options);
  return { pool, db: pooledDatabase(pool) };
}

describe('transactions of a pool', () => {
  it.each(['begin', 'select 1', 'commit', 'rollback'])(
    'OPS-01 give their connection back when it is lost at: %s',
    async (statement) => {
      const { pool, db } = open();
      lost = statement;
      const work = () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          if (statement === 'rollback') throw new RangeError('Not this one');
        });
      for (let attempt = 0; attempt < 3; attempt += 1)
        await expect(work()).rejects.toThrow(/begin|select|commit|rollback/);
      lost = null;
      expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows)).toEqual([]);
      expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
      await pool.end();
    },
  );

  it('run on one connection between begin and commit, and undo with rollback', async () => {
    const { pool, db } = open();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.transaction((inner) => inner.execute(sql`select 2`));
    });
    await expect(db.transaction(() => Promise.reject(new RangeError('No')))).rejects.toThrow('No');
    expect(sent).toEqual([
      ...['begin', 'select 1', 'savepoint sp1', 'select 2', 'release savepoint sp1', 'commit'],
      ...['begin', 'rollback'],
    ]);
    await pool.end();
  });
});
