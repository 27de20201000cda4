import { startTestPooler } from '../server/testing/pooler';
import { writeMigratedSnapshot } from '../server/testing/snapshot';

/**
 * Writes the migrated database that every worker copies. With TEST_POOLER=on (OPS-03) also starts a PostgreSQL behind a
 * PgBouncer in transaction mode, which all tests on PostgreSQL then use, and answers the end of both.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await writeMigratedSnapshot();
  return process.env['TEST_POOLER'] === 'on' ? startTestPooler() : undefined;
}
