import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { listInvitable, listMembers } from '../../server/modules/groups/members';
import { presentGroups } from '../../server/modules/groups/presenter';
import { listWall } from '../../server/modules/walls/lists';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const viewerId = 1;
const runs = 30;
/** Members of the groups 1 and 2; each has ten posts a member. */
const sizes = [10_000, 100_000] as const;
const postsPerMember = Number(process.env['BENCH_POSTS_PER_MEMBER'] ?? 10);

/** Wall, members and head of a group of 100,000 people beside those of one with 10,000, in milliseconds. */
test('a large group', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kith-group-'));
  const database = await (databaseUrl === undefined ? openEmbedded(dir) : openPostgres(databaseUrl));
  try {
    await fill(database.db);
    console.table(await measure(database.db));
  } finally {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
});

async function fill(db: Database): Promise<void> {
  const [, most] = sizes;
  const statements = [
    sql`insert into users (permalink, first_name, last_name, display_name, search_name, email, password_hash,
        access_role, confirmed_at)
      select 'member-' || n, 'Member', 'Number' || n, 'Member Number' || n, 'member number' || n,
        'member-' || n || '@kith.example', 'none', 'member', now()
      from generate_series(1, ${most}::int) n`,
    sql`insert into categories (kind, name, position) values ('group', 'Anything', 0)`,
    ...sizes.flatMap((size, index) => [
      sql`insert into groups (permalink, name, search_name, privacy, category_id, member_count, created_at)
        values (${`group-${index}`}, 'A group', 'a group', 0, 1, ${size}, now())`,
      sql`insert into group_members (group_id, user_id, role, created_at)
        select ${index + 1}, n, case when n = 1 then 'owner' when n < 50 then 'moderator' else 'member' end,
          now() - n * interval '1 minute'
        from generate_series(1, ${size}::int) n`,
      // In parts, each within the time that a statement may take.
      ...Array.from(
        { length: postsPerMember },
        (_, part) => sql`insert into posts (author_id, type, entity_id, text, created_at)
        select 1 + n % ${size}::int, 'group', ${index + 1}, 'A line of post ' || n, now() - n * interval '5 seconds'
        from generate_series(${part * size + 1}::int, ${(part + 1) * size}::int) n`,
      ),
    ]),
    // Acquaintances of the viewer: every 300th member, half of them as followers.
    sql`insert into follows (follower_id, followee_id, kind, created_at)
      select case when n % 600 = 0 then n else ${viewerId} end, case when n % 600 = 0 then ${viewerId} else n end, 'direct', now()
      from generate_series(300, ${most}::int, 300) n`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

async function measure(db: Database): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {};
  for (const [index, size] of sizes.entries()) {
    const groupId = index + 1;
    const members =
      (offset: number, term = '') =>
      () =>
        listMembers(db, viewerId, groupId, { limit: 20, offset, term, type: undefined }, true);
    const invitable = (term: string) => () =>
      listInvitable(db, viewerId, groupId, { limit: 20, offset: 0, term });
    const calls: Record<string, () => Promise<unknown>> = {
      head: () => presentGroups(db, viewerId, [groupId]),
      wall: () => listWall(db, viewerId, { type: 'group', entityId: groupId }, { limit: 10, offset: 0 }),
      members: members(0),
      'members, page 10': members(180),
      'members, one name': members(0, 'number77'),
      'members, a common name': members(0, 'number'),
      'to invite': invitable(''),
      'to invite, one name': invitable('number77'),
      'to invite, a common name': invitable('number'),
    };
    for (const [name, call] of Object.entries(calls)) table[`${size}: ${name}`] = await timesOf(call);
  }
  return table;
}

async function timesOf(call: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const rounded = (index: number) => Math.round((times[index] ?? 0) * 10) / 10;
  return { 'p50 ms': rounded(runs / 2), 'p95 ms': rounded(runs - 2), 'max ms': rounded(runs - 1) };
}
