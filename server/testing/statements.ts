import type { Database } from '../db/database';

/** Counts the statements that a reading sends. */
export async function statementsOf(db: Database, read: (db: Database) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'select' || name === 'execute') count += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  await read(counting);
  return count;
}
