import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireUserInList } from '@/shared/wire/user';
import { selectRows } from '../../db/database';
import { users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { findByName } from './memberSearch';

const server = await createTestServer();
let amara: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
});
afterAll(() => server.close());

/** Members named Mona, of whom the later ones have more followers. */
const addMonas = (size: number) =>
  server.db.execute(sql`insert into users (permalink, first_name, last_name, display_name, search_name, email,
      password_hash, access_role, confirmed_at, follower_count)
    select 'mona' || n, 'Mona', 'Number' || n, 'Mona', 'mona number' || n, 'mona' || n || '@kith.example', 'none',
      'member', now(), n * 10 from generate_series(1, ${size}::int) n`);
const searched = async (term: string, page = 1) =>
  (
    await amara.call<WireList<WireUserInList>>(
      'GET',
      `/api/search/users?term=${encodeURIComponent(term)}&page=${page}`,
    )
  ).body;
const permalinks = ({ list }: WireList<WireUserInList>) => list.map(({ permalink }) => permalink);
const wordsOf = async (id: number) =>
  (
    await selectRows(server.db, sql`select word, rank from name_words where user_id = ${id} order by word`)
  ).map(({ word, rank }) => [word, rank]);

describe('people of whom many have a name', () => {
  it('SRCH-01 finds the most followed first, 500 of them at most', async () => {
    await addMonas(700);
    for (const term of ['m', 'mona']) {
      const first = await searched(term);
      expect([permalinks(first)[0], permalinks(first)[9]]).toEqual(['mona700', 'mona691']);
      expect([first.count, first.more]).toEqual([500, true]);
      expect(permalinks(await searched(term, 50))).toHaveLength(10);
      expect(permalinks(await searched(term, 51))).toEqual([]);
    }
  });

  it('SRCH-01 finds somebody with few followers by a second word', async () => {
    await addMonas(700);
    expect(permalinks(await searched('mona number7')).sort()).toEqual(
      permalinks(await searched('number7 mona')).sort(),
    );
    const both = await searched('number3 mona');
    expect([both.count, permalinks(both)[0]]).toEqual([111, 'mona399']);
    expect(permalinks(await searched('number7 mon', 2))).toEqual(['mona70', 'mona7']);
    const some = await findByName(server.db, amara.id, 'mona number11', { most: 3, enough: 3 });
    expect([some.ids.length, some.more]).toEqual([3, true]);
  });

  it('SET-06 SRCH-01 finds those who may be found behind 500 who may not', async () => {
    await addMonas(700);
    await server.db.execute(
      sql`update users set privacy = '{"find_in_search": "no_one"}' where follower_count > 1500`,
    );
    const first = await searched('mona');
    expect([permalinks(first)[0], first.count, first.more]).toEqual(['mona150', 150, undefined]);
  });

  it('SRCH-01 follows a name and its followers, and forgets a member who is deleted', async () => {
    const { id } = amara;
    const named = (rank: number) => [
      ['amara', rank],
      ['nwosu', rank],
    ];
    expect(await wordsOf(id)).toEqual(named(0));
    for (const [followers, rank] of [
      [1, 1],
      [2, 2],
      [1_000_000, 27],
      [0, 0],
    ] as const) {
      await server.db.update(users).set({ followerCount: followers }).where(eq(users.id, id));
      expect(await wordsOf(id)).toEqual(named(rank));
    }
    await amara.call('PATCH', '/api/user/edit', { lastName: 'Lindqvist', displayName: 'Amara L' });
    expect(await wordsOf(id)).toEqual([
      ['amara', 0],
      ['l', 0],
      ['lindqvist', 0],
    ]);
    await server.db.delete(users).where(eq(users.id, id));
    expect(await wordsOf(id)).toEqual([]);
  });
});
