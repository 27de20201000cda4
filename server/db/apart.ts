import { Client, type ClientConfig } from 'pg';
import type { RunSql } from './open';

/**
 * Runs statements in one transaction beside the calls, without their time limit: `read` sees one moment of the
 * database, `write` changes all or nothing. The embedded database has one connection: calls wait until it is over.
 */
export type Apart = <T>(mode: 'read' | 'write', work: (run: RunSql) => Promise<T>) => Promise<T>;

const begins = { read: 'begin isolation level repeatable read read only', write: 'begin' };
/** Ends a limit that the role or a pooler sets. */
const unlimited = 'set local statement_timeout = 0';

/** `Apart` on a PostgreSQL, by a connection of its own for each transaction. Changes no schema. */
export function postgresApart(config: ClientConfig): Apart {
  return async (mode, work) => {
    const client = new Client(config);
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`${begins[mode]}; ${unlimited}`);
      const result = await work(async (text, values) => {
        const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
        return rows;
      });
      await client.query('commit');
      return result;
    } finally {
      // Without a commit the end of the connection undoes all.
      await client.end();
    }
  };
}
