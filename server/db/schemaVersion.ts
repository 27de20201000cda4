import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../projectRoot.ts';
import type { RunSql } from './open';

/** Same migrations for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Newest migration of this version of the product: its moment in milliseconds. */
function newestKnown(): number {
  const text = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when));
}

/** Newest migration of a database: its moment in milliseconds. */
export async function schemaOf(run: RunSql): Promise<string> {
  const rows = await run('select max(created_at)::text as newest from drizzle.__drizzle_migrations', []);
  return String(rows[0]?.newest);
}

/** Tells whether a database lacks migrations of this version of the product, or has those of a later one. */
export async function compareSchema(run: RunSql): Promise<'older' | 'same' | 'newer'> {
  const [found] = await run(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations"`,
    [],
  );
  if (found?.hasMigrations !== true) return 'older';
  const stored = Number(await schemaOf(run));
  const known = newestKnown();
  if (stored === known) return 'same';
  return stored > known ? 'newer' : 'older';
}
