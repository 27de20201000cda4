import { eq, sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { limitTo, type FoundIds, type Page } from '../../db/paging';
import { companies, dismissedCompanies, dismissedGroups, groups } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import type { CommunityKind } from './permalinks';

interface SuggestionSource {
  table: typeof groups | typeof companies;
  /** Selects `id` and the number of `friends` there, of those where there are any. */
  known: SQL;
  /** Rows that are new to the viewer. */
  where: SQL | undefined;
  /** Counter by which the rest is ordered, largest first. */
  size: SQL;
}

/** Finds groups or companies: first those with most people whom the viewer knows, then the largest. */
export async function listSuggested(
  db: Database,
  source: SuggestionSource,
  { limit, offset }: Page,
): Promise<FoundIds> {
  const { table, known, where, size } = source;
  const rows = await selectRows(
    db,
    sql`with known as (${known})
      select ${table.id}::text as id, (count(*) over ())::int as total
      from ${table} left join known on known.id = ${table.id}
      where ${where ?? sql`true`}
      order by coalesce(known.friends, 0) desc, ${size} desc, ${table.id}
      ${limitTo(limit, offset)}`,
  );
  if (rows.length === 0 && offset > 0) {
    const { count } = await listSuggested(db, source, { limit: 1, offset: 0 });
    return { ids: [], count };
  }
  return { ids: rows.map(({ id }) => Number(id)), count: Number(rows[0]?.total ?? 0) };
}

const tables = { group: groups, company: companies };

/** Leaves a group or company out of the caller's suggestions from now on (GRP-01, CMP-01). Throws 404. */
export async function dismissSuggestion(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: number,
  kind: CommunityKind,
  id: number,
): Promise<void> {
  const table = tables[kind];
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (row === undefined) throw notFound();
  const by = { userId, createdAt: clock.now() };
  await (
    kind === 'group'
      ? db.insert(dismissedGroups).values({ ...by, groupId: id })
      : db.insert(dismissedCompanies).values({ ...by, companyId: id })
  ).onConflictDoNothing();
}
