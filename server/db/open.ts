import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { projectRoot } from '../projectRoot';
import type { Database } from './database';
import { PreparedPglite } from './preparedPglite';

/** One set of migrations for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');

export interface OpenDatabase {
  db: Database;
  /** Flushes and closes. */
  close(): Promise<void>;
}

/** The embedded database cannot be opened; the directory is left unchanged. */
export class DatabaseOpenError extends Error {}

const poolSize = 10;
const statementTimeoutMs = 10_000;
/** PGlite reserves 128 MB by default; the demo community needs a fraction. */
export const pgliteSettings: PGliteOptions = { postgresqlconf: ['shared_buffers=16MB'] };

/**
 * Opens the embedded database in `<dataDir>/db` and migrates it. The caller holds the directory's lock. Survives a
 * killed process; a power cut may lose the last moments.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  try {
    const opened = await wrapPglite(await PreparedPglite.open(folder, pgliteSettings));
    return opened;
  } catch (error) {
    throw new DatabaseOpenError(
      `The database in ${folder} cannot be opened. Nothing was changed: restore a backup of the directory, or set DATA_DIR to an empty one.`,
      { cause: error },
    );
  }
}

/** Migrates an open embedded database, for instance one in memory. */
export async function wrapPglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    async close() {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

/** Opens and migrates a PostgreSQL database. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
  });
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool);
  await migratePostgres(db, { migrationsFolder });
  return { db, close: () => pool.end() };
}
