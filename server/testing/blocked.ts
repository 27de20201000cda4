import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../db/database';

/** Waits until so many statements wait for a lock. */
export const untilBlocked = (db: Database, count: number) =>
  expect
    .poll(async () => {
      const [row] = await selectRows(
        db,
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return Number(row?.waiting);
    })
    .toBeGreaterThanOrEqual(count);
