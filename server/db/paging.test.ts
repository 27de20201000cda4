import { asc, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/harness';
import { statementsOf } from '../testing/statements';
import { findPage, type FoundIds } from './paging';
import { tags } from './schema';

const server = await createTestServer();
afterAll(() => server.close());

const limit = 100;
const list = { id: tags.id, from: sql`${tags}`, where: sql`${tags.id} > 0`, order: [asc(tags.id)] };
const pageAt = (offset: number, below?: number) =>
  findPage(server.db, list, { limit, offset }, below === undefined ? undefined : sql`${tags.id} > ${below}`);

async function fill(size: number): Promise<void> {
  await server.reset();
  await server.db.execute(
    sql`insert into tags (name) select 'tag' || n from generate_series(1, ${size}::int) n`,
  );
}

describe('a page of a list', () => {
  it.each([0, 1, 99, 100, 101, 499, 500, 501, 730])(
    'LIST-01 ends where a list of %i ends; the count is exact below 500, and else tells of more while there is more',
    async (size) => {
      await fill(size);
      const pages: FoundIds[] = [];
      for (let offset = 0; offset <= size + limit; offset += limit) pages.push(await pageAt(offset));
      const ids = pages.flatMap((page) => page.ids);
      expect(ids).toEqual(Array.from({ length: size }, (_, index) => index + 1));
      for (const [index, { count }] of pages.entries()) {
        const shown = (index + 1) * limit;
        if (size < 500) expect(count).toBe(size);
        else if (shown < size) expect(count).toBeGreaterThan(shown);
        else expect(count).toBeLessThanOrEqual(Math.max(size, shown));
      }
    },
  );

  it('LIST-01 FEED-03 starts below a place whatever was removed above it', async () => {
    await fill(120);
    expect(await pageAt(100, 40)).toMatchObject({ count: 120, ids: { length: 80, 0: 41 } });
    await fill(900);
    const deep = await pageAt(600, 560);
    expect([deep.ids[0], deep.ids.length, deep.count]).toEqual([561, 100, 701]);
  });

  it('SRV-02 is read with the length of its list in one statement, as far as that is counted', async () => {
    await fill(900);
    const statements = (offset: number) =>
      statementsOf(server.db, (db) => findPage(db, list, { limit: 20, offset }));
    expect([await statements(0), await statements(460)]).toEqual([1, 1]);
  });
});
