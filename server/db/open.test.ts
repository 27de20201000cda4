import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeMigratedDatabase } from '../testing/testDatabase';
import { inTransaction, isUniqueViolation, selectRows } from './database';
import { openEmbedded } from './embedded';
import { DatabaseOpenError } from './open';
import { tags } from './schema';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kith-open-'));
  await placeMigratedDatabase(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('SRV-01 keeps what was written when it is opened again, and nothing of a transaction that failed', async () => {
    const first = await openEmbedded(dataDir);
    await first.db.insert(tags).values({ name: 'kept' });
    const failing = inTransaction(first.db, async (tx) => {
      await tx.insert(tags).values({ name: 'undone' });
      await tx.insert(tags).values({ name: 'kept' });
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect([
      isUniqueViolation(error),
      isUniqueViolation(error, 'tags_name_unique'),
      isUniqueViolation(error, 'other'),
    ]).toEqual([true, true, false]);
    await first.close();
    const again = await openEmbedded(dataDir);
    expect(await selectRows(again.db, sql`select name from tags`)).toEqual([{ name: 'kept' }]);
    await again.close();
  });

  it('SRV-01 says so when its files are damaged, and leaves them as they are', async () => {
    const control = join(dataDir, 'db/global/pg_control');
    await truncate(control, 100);
    const before = await readFile(control);
    await expect(openEmbedded(dataDir)).rejects.toBeInstanceOf(DatabaseOpenError);
    await expect(openEmbedded(dataDir)).rejects.toThrow(/cannot be opened.*restore a backup/);
    expect(await readFile(control)).toEqual(before);
  });
});
