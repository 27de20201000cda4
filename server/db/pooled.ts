import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * Makes the database of a pool. Its transactions give their connection back whatever happens: drizzle's own keep one
 * whose `begin` fails, as every connection does that PostgreSQL ended a moment ago, until the pool has none left
 * (OPS-01).
 */
export function pooledDatabase(pool: Pool): NodePgDatabase {
  const db = drizzle(pool);
  return Object.assign(db, {
    transaction: (async (work, config) => {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work, config);
      } finally {
        client.release();
      }
    }) satisfies NodePgDatabase['transaction'],
  });
}
