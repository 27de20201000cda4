import { writeMigratedSnapshot } from '../server/testing/snapshot';

/** Makes the migrated database that every test worker starts from. */
export async function setup(): Promise<void> {
  await writeMigratedSnapshot();
}
