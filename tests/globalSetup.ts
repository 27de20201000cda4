import { writeMigratedSnapshot } from '../server/testing/snapshot';

/** Writes the migrated database that every worker copies. */
export async function setup(): Promise<void> {
  await writeMigratedSnapshot();
}
