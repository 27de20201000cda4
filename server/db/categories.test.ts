import { isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestServer } from '../testing/harness';
import { fillCategories } from './categories';
import { categories } from './schema';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

it('GRP-02 CMP-01 an empty database gets its categories once, however often and at once it is started', async () => {
  await Promise.all([fillCategories(server.db), fillCategories(server.db)]);
  const rows = await server.db.select().from(categories);
  for (const kind of ['group', 'company'] as const) {
    const parents = rows.filter((row) => row.kind === kind && row.parentId === null);
    expect(parents.length).toBeGreaterThan(3);
    for (const { id } of parents)
      expect(rows.some((row) => row.parentId === id && row.kind === kind)).toBe(true);
  }
  await fillCategories(server.db);
  expect(await server.db.select().from(categories)).toEqual(rows);
});

it('leaves the categories of a running community as they are', async () => {
  await server.db.insert(categories).values({ kind: 'group', parentId: null, name: 'Ours', position: 0 });
  await fillCategories(server.db);
  expect(await server.db.select().from(categories).where(isNull(categories.parentId))).toHaveLength(1);
});
