import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openEngine, type EngineSettings } from './engine/client.ts';
import { DatabaseOpenError, type DatabaseLoad, type OpenDatabase, type RunSql } from './open.ts';
import { pgliteSettings, PreparedPglite } from './preparedPglite.ts';
import { compareSchema, migrationsFolder } from './schemaVersion.ts';

/** Statements of an embedded database, or of a transaction in it, as in PGlite. */
export interface EmbeddedStatements {
  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  exec(text: string): Promise<{ rows: Record<string, unknown>[] }[]>;
}

/** Embedded database in this thread or in one of its own. */
export interface EmbeddedClient extends EmbeddedStatements {
  transaction<T>(work: (tx: EmbeddedStatements) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  /** Flushes and closes. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `<dataDir>/db` and migrates it. The caller holds the directory's lock. Survives a
 * killed process; a power cut may lose the last moments. Without `engine` it runs in this thread, as is enough for a
 * command. Throws DatabaseOpenError.
 */
export async function openEmbedded(dataDir: string, engine?: EngineSettings): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  try {
    const client =
      engine === undefined
        ? await PreparedPglite.open(folder, pgliteSettings)
        : await openEngine(folder, engine);
    const opened = await wrapEmbedded(client);
    return opened;
  } catch (error) {
    throw new DatabaseOpenError(
      `The database in ${folder} cannot be opened. It was not repaired: restore a backup of the directory, or set DATA_DIR to an empty one.`,
      { cause: error },
    );
  }
}

/** Migrates an open embedded database, for instance one in memory. */
export async function wrapEmbedded(client: EmbeddedClient): Promise<OpenDatabase> {
  // Drizzle calls `query` and `transaction` only.
  const db = drizzle(client as unknown as PGlite);
  const run = runOn(client);
  const isNewer = (await compareSchema(run)) === 'newer';
  await migrate(db, { migrationsFolder });
  return {
    db,
    run,
    isNewer,
    apart: (mode, work) =>
      client.transaction(async (tx) => {
        if (mode === 'read') await tx.exec('set transaction isolation level repeatable read, read only');
        return work(runOn(tx));
      }),
    load: () => client.load(),
    alone: (work) => work(),
    close: () => client.close(),
  };
}

function runOn(client: EmbeddedStatements): RunSql {
  return async (text, values) => {
    const result =
      values.length === 0
        ? (await client.exec(text)).at(-1)
        : await client.query<Record<string, unknown>>(text, [...values]);
    return result?.rows ?? [];
  };
}
