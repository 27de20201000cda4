import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup } from '@/shared/wire/group';
import type { WirePost } from '@/shared/wire/post';
import type { WireUserInList } from '@/shared/wire/user';
import { posts, postWords } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup, publish } from '../../testing/posts';
import { indexMissingWords } from '../../writing/missingWords';
import { wordsOf } from '../../writing/textIndex';

let server: TestServer;
let amara: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
});

async function find<T>(type: string, term: string, query = '') {
  const answer = await amara.call<WireList<T>>(
    'GET',
    `/api/search/${type}?term=${encodeURIComponent(term)}${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.body;
}
const texts = async (term: string) => (await find<WirePost>('post', term)).list.map(({ post }) => post);
const peopleNamed = async (term: string) =>
  (await find<WireUserInList>('users', term)).list.map(({ permalink }) => permalink);

describe('search', () => {
  it('SRCH-01 finds posts from before their words were kept, with and without accents', async () => {
    const wall = { authorId: amara.id, type: 'user' as const, entityId: amara.id };
    await server.db
      .insert(posts)
      .values({ ...wall, text: 'Un café à Besançon', createdAt: server.clock.now() });
    expect(await texts('besancon')).toEqual([]);
    await indexMissingWords(server.db);
    await indexMissingWords(server.db);
    for (const term of ['besancon', 'Besançon', 'cafe'])
      expect(await texts(term)).toEqual(['Un café à Besançon']);
  });

  it('SRCH-01 finds members by the beginnings of words, without case and accents, in every script', async () => {
    await server.member({ permalink: 'jonina', firstName: 'Jónína', lastName: 'Þórðardóttir' });
    await server.member({ permalink: 'tomasz', firstName: 'Tomasz', lastName: 'Wiśniewski-Brandt' });
    await server.member({ permalink: 'misaki', firstName: '美咲', lastName: '林', displayName: '林 美咲' });
    await server.member({ permalink: 'hala', firstName: 'هالة', lastName: 'المنصوري' });
    for (const [term, permalink] of [
      ['JONINA', 'jonina'],
      ['brandt tom', 'tomasz'],
      ['wisn', 'tomasz'],
      ['美', 'misaki'],
      ['هالة', 'hala'],
      ['  amara  ', 'amara'],
    ] as const)
      expect(await peopleNamed(term)).toEqual([permalink]);
    expect(await peopleNamed('randt')).toEqual([]);
  });

  it('SRCH-01 treats every sign in a term as a sign', async () => {
    for (const term of ['%', '_', '%%%', "a' or 1=1 --", '\\', '&|!', ':*', '(', '<->', '#', '@', '*'])
      expect((await peopleNamed(term)).filter((permalink) => permalink !== 'amara')).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (term) => {
        const path = `/api/search/users?term=${encodeURIComponent(term)}`;
        const { status } = await amara.call('GET', path);
        expect(status).toBe(term.includes('\0') ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });

  it('SRCH-02 finds nothing for a blank term and refuses one over 100 characters', async () => {
    for (const type of ['users', 'groups', 'companies', 'post'])
      expect(await find(type, '   ')).toEqual({ list: [], count: 0 });
    expect((await amara.call('GET', `/api/search/users?term=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await amara.call('GET', '/api/search/secrets?term=a')).status).toBe(404);
  });

  it('SRCH-01 gives 10 per page with the total', async () => {
    for (let index = 0; index < 12; index += 1) await server.member({ firstName: 'Twin' });
    const first = await find<WireUserInList>('users', 'twin');
    const second = await find<WireUserInList>('users', 'twin', '&page=2');
    expect([first.list.length, second.list.length, first.count, second.count]).toEqual([10, 2, 12, 12]);
    const all = new Set([...first.list, ...second.list].map(({ id }) => id));
    expect(all.size).toBe(12);
  });

  it('SET-06 finds only who lets the searcher find them', async () => {
    await server.member({ permalink: 'open', firstName: 'Seek' });
    await server.member({ permalink: 'closed', firstName: 'Seek', privacy: { find_in_search: 'no_one' } });
    await server.member({
      permalink: 'followed',
      firstName: 'Seek',
      privacy: { find_in_search: 'all_followers' },
    });
    await server.member({ permalink: 'unconfirmed', firstName: 'Seek', confirmedAt: null });
    const blocker = await server.member({ permalink: 'blocker', firstName: 'Seek' });
    await blocker.call('POST', `/api/follower/${amara.id}/block`);
    expect(await peopleNamed('seek')).toEqual(['open']);
  });

  it("SRCH-01 finds groups, with the caller's role, but not those that blocked the caller", async () => {
    const owner = await server.member();
    const make = (name: string) => makeGroup(server, owner.id, { name, searchName: name.toLowerCase() });
    const mine = await make('Slow cyclists');
    await make('Slow television');
    await joinGroup(server, mine, amara.id);
    await joinGroup(server, await make('Slow bread'), amara.id, 'member', true);
    const { list, count } = await find<WireGroup>('groups', 'slow');
    expect(list.map(({ name, role, can_post }) => [name, role, can_post]).sort()).toEqual([
      ['Slow cyclists', 'member', true],
      ['Slow television', null, false],
    ]);
    expect(count).toBe(2);
  });

  it('SRCH-01 finds posts by the words of their text, or by tag, and only visible ones', async () => {
    const closed = await server.member({ privacy: { profile_details: 'no_one' } });
    await publish(amara, { post: 'one #SlowCycling' });
    await publish(amara, { post: 'two #slowfood' });
    await publish(amara, { post: 'slow without a tag' });
    await publish(closed, { post: 'hidden #slowcycling' });
    expect(await texts('slow')).toEqual(['slow without a tag', 'two #slowfood', 'one #SlowCycling']);
    expect(await texts('#slow')).toEqual(['two #slowfood', 'one #SlowCycling']);
    expect(await texts('#slowcycling')).toEqual(['one #SlowCycling']);
    expect(await texts('SLOWF')).toEqual(['two #slowfood']);
    expect(await texts('#slow_')).toEqual([]);
    expect(await texts('tag slow')).toEqual(['slow without a tag']);
    expect(await texts('low')).toEqual([]);
    expect((await find<WirePost>('post', '#slowcycling')).count).toBe(1);
  });

  it('SRCH-01 finds texts without case and accents in every script, as they are after an edit', async () => {
    const { id } = await publish(amara, { post: 'Żółta łódź, 朝の台所 & هالة' });
    for (const term of ['zolta', 'LODZ', '朝', 'هالة']) expect(await texts(term)).toHaveLength(1);
    await amara.call('PATCH', `/api/post/user/${id}`, { post: 'A red boat' });
    expect(await texts('zolta')).toEqual([]);
    expect(await texts('boat re')).toEqual(['A red boat']);
    await amara.call('DELETE', `/api/post/user/${id}`);
    expect(await texts('boat')).toEqual([]);
  });

  it('SRCH-01 finds what is rare among many and the newest of what is common, page after page', async () => {
    await publish(amara, { post: 'A needle' });
    server.clock.advance(60);
    const createdAt = server.clock.now();
    const rows = await server.db
      .insert(posts)
      .values(
        Array.from({ length: 5100 }, (_, index) => ({
          authorId: amara.id,
          type: 'user' as const,
          entityId: amara.id,
          text: `hay ${index}`,
          createdAt,
        })),
      )
      .returning({ postId: posts.id, text: posts.text });
    await server.db
      .insert(postWords)
      .values(rows.map(({ postId, text }) => ({ postId, words: wordsOf(text), createdAt })));
    expect(await texts('needle')).toEqual(['A needle']);
    expect(await texts('4321 hay')).toEqual(['hay 4321']);
    const page = await find<WirePost>('post', 'hay', '&page=2');
    expect([page.list.at(0)?.post, page.list.length, page.count]).toEqual(['hay 5089', 10, 500]);
    expect((await find<WirePost>('post', 'hay', '&page=51')).list).toEqual([]);
  });
});
