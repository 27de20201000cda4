import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroupOfWeek, WirePersonOfWeek, WireTagOfWeek } from '@/shared/wire/discover';
import type { WirePost } from '@/shared/wire/post';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import type { MemberTraits } from '../../testing/members';
import { comment, joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';
import { sharedMs } from '../../permissions/openWeek';
import { lineOf } from './bestLine';

let server: TestServer;
let reader: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  reader = await server.member({ permalink: 'reader' });
});

const someone = (permalink: string, traits: MemberTraits = {}) => server.member({ permalink, ...traits });
const like = async (post: WirePost, by: TestMember) => {
  const answer = await by.call('POST', `/api/vote/${post.id}/like`);
  expect(answer.status).toBeLessThan(300);
};
async function likedBy(post: WirePost, people: number): Promise<void> {
  for (let person = 0; person < people; person += 1) await like(post, await someone(`liker-${(count += 1)}`));
}
/** Reads what stands now, and nothing that was read for another member a moment ago. */
async function read<T>(kind: string, query = '', by = reader): Promise<WireList<T>> {
  server.clock.advance(sharedMs / 1_000);
  return readAgain(kind, query, by);
}
async function readAgain<T>(kind: string, query = '', by = reader): Promise<WireList<T>> {
  const answer = await by.call<WireList<T>>('GET', `/api/discover/${kind}${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}
const texts = async (query = '', by = reader) =>
  (await read<WirePost>('posts', query, by)).list.map(({ post }) => post);
const people = async (by = reader) =>
  (await read<WirePersonOfWeek>('people', '?per_page=100', by)).list.map(({ permalink }) => permalink);
const tags = async (by = reader) => (await read<WireTagOfWeek>('tags', '', by)).list.map(({ tag }) => tag);

describe('Discover', () => {
  it('HOUR-02 ranks posts of the week by likes and by people who answered, each once', async () => {
    const amara = await someone('amara');
    const yusuf = await someone('yusuf');
    const old = await publish(amara, { post: 'A week ago and a day' });
    await likedBy(old, 3);
    server.clock.advance(8 * 24 * 3600);
    const talk = await publish(amara, { post: 'Much talk by two' });
    for (const text of ['One', 'Two', 'Three', 'Four']) await comment(amara, talk.id, text);
    for (const text of ['Five', 'Six']) await comment(yusuf, talk.id, text);
    const liked = await publish(yusuf, { post: 'Two likes' });
    await likedBy(liked, 2);
    await publish(amara, { post: 'Nothing yet' });
    expect(await texts()).toEqual(['Two likes', 'Much talk by two', 'Nothing yet']);
    const page = await read<WirePost>('posts', '?page=2&per_page=2');
    expect([page.list.map(({ post }) => post), page.count]).toEqual([['Nothing yet'], 3]);
    expect((await read('posts', '?page=9')).list).toEqual([]);
  });

  it('HOUR-02 ranks people, tags and groups of the week, and says why', async () => {
    const amara = await someone('amara');
    const yusuf = await someone('yusuf');
    const first = await publish(amara, { post: 'Shade is the cheapest thing a street can give. #shade' });
    await likedBy(first, 2);
    server.clock.advance(2 * 24 * 3600 - 60);
    await publish(yusuf, { post: '#shade again. #bench' });
    await publish(amara, { post: 'Sit down. #bench #bench' });
    await publish(amara, { post: 'Up. #stairs' });
    const busy = await makeGroup(server, yusuf.id, { permalink: 'busy', name: 'Busy' });
    await makeGroup(server, yusuf.id, { permalink: 'large', name: 'Large', memberCount: 900 });
    await makeGroup(server, yusuf.id, { permalink: 'closed', name: 'Closed', privacy: 1 });
    await makeGroup(server, yusuf.id, { permalink: 'past', name: 'Past', archivedAt: server.clock.now() });
    await publish(yusuf, { post: 'Hello all' }, `group/${busy}`);

    expect((await people()).slice(0, 2)).toEqual(['amara', 'yusuf']);
    const { list } = await read<WirePersonOfWeek>('people');
    expect(list[0]?.best_line).toBe('Shade is the cheapest thing a street can give.');
    expect(list.map(({ permalink }) => permalink)).not.toContain('reader');
    expect((await read<WireTagOfWeek>('tags')).list).toEqual([
      { tag: 'bench', posts: 2, people: 2, days: [0, 0, 0, 0, 0, 0, 2] },
      { tag: 'shade', posts: 2, people: 2, days: [0, 0, 0, 0, 0, 1, 1] },
      { tag: 'stairs', posts: 1, people: 1, days: [0, 0, 0, 0, 0, 0, 1] },
    ]);
    const groups = await read<WireGroupOfWeek>('groups');
    expect(groups.list.map(({ permalink, posts_this_week }) => [permalink, posts_this_week])).toEqual([
      ['busy', 1],
      ['large', 0],
    ]);
  });

  it('HOUR-02 shows nothing of private and hidden members, on whatever wall, not even to their followers', async () => {
    const open = await someone('open');
    const hidden = await someone('canary-one', { privacy: { profile_details: 'all_followers' } });
    const unfound = await someone('canary-two', { privacy: { find_in_search: 'no_one' } });
    const closed = await makeGroup(server, open.id, { privacy: 1 });
    const groupId = await makeGroup(server, open.id);
    for (const member of [hidden, unfound]) {
      await makeFollow(server, reader.id, member.id);
      await joinGroup(server, groupId, member.id);
      await publish(member, { post: 'A canary sings #canary' });
      await publish(member, { post: 'A canary in the group #canary' }, `group/${groupId}`);
    }
    await publish(hidden, { post: 'A canary on the wall of another #canary' }, `user/${open.id}`).catch(
      () => undefined,
    );
    await publish(open, { post: 'A canary behind a door #canary' }, `group/${closed}`);
    await joinGroup(server, closed, reader.id);
    for (const kind of ['posts', 'people', 'tags', 'groups'])
      expect(JSON.stringify(await read(kind, '?per_page=100'))).not.toContain('canary');
    expect(await people()).toEqual(['open']);
  });

  it('HOUR-02 leaves out the blocked, both ways, the silenced, the reported and the closed', async () => {
    const members = await Promise.all(
      ['blocked', 'blocker', 'silenced', 'closed', 'reported', 'open'].map((permalink) => someone(permalink)),
    );
    const [blocked, blocker, silenced, closed, reported] = members;
    const written = [];
    for (const [index, member] of members.entries())
      written.push(await publish(member, { post: `Post ${index}. #tag${index}` }));
    expect(await texts()).toHaveLength(6);
    await reader.call('POST', `/api/follower/${blocked?.id}/block`);
    await blocker?.call('POST', `/api/follower/${reader.id}/block`);
    await reader.call('POST', `/api/follower/${silenced?.id}/silence`);
    expect((await closed?.call('DELETE', '/api/user', { password: closed.password }))?.status).toBe(200);
    const report = await reader.call('POST', `/api/report/${written[4]?.id}`, {
      reason: 'spam',
      details: '',
    });
    expect(report.status).toBe(204);
    expect(await texts()).toEqual(['Post 5. #tag5']);
    expect(await tags()).toEqual(['tag5']);
    expect((await people()).sort()).toEqual(['open', 'reported']);
    const { list } = await read<WirePersonOfWeek>('people');
    expect(list.find(({ permalink }) => permalink === 'reported')?.best_line).toBeNull();
    expect(await texts('', reported)).toContain('Post 4. #tag4');
    const group = await makeGroup(server, members[5]?.id ?? 0, { name: 'Shut' });
    await joinGroup(server, group, reader.id, 'member', true);
    expect((await read('groups')).list).toEqual([]);
  });

  it('HOUR-02 shows nothing that was closed, removed or blocked since the week was read for all', async () => {
    const names = ['turned', 'removed', 'blocked', 'open'];
    const [turned, removed, blocked, open] = await Promise.all(names.map((permalink) => someone(permalink)));
    if (!turned || !removed || !blocked || !open) throw new Error('A member is missing');
    for (const [name, author] of Object.entries({ turned, blocked, open }))
      await publish(author, { post: `Still here #tag #${name}` });
    const post = await publish(removed, { post: 'Going #removed' });
    expect((await read('posts')).count).toBe(4);
    await turned.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'only_me' } });
    await removed.call('DELETE', `/api/post/user/${post.id}`);
    await reader.call('POST', `/api/follower/${blocked.id}/block`);
    const { list } = await readAgain<WirePost>('posts');
    expect(list.map(({ author }) => author.permalink)).toEqual(['open']);
    const left = await readAgain<WireTagOfWeek>('tags');
    expect(left.list.map(({ tag, posts }) => [tag, posts])).toEqual([
      ['tag', 1],
      ['open', 1],
    ]);
    const shown = await readAgain<WirePersonOfWeek>('people', '?per_page=100');
    expect(shown.list.map(({ permalink }) => permalink).sort()).toEqual(['open', 'removed']);
  });

  it.each([
    ['One. Two.', 'One.'],
    ['\n\n  The 28 was late!  Nobody minded', 'The 28 was late!'],
    ['No full stop #tag #other', 'No full stop'],
    ['#tag #other', null],
    ['See https://kith.example now', null],
    ['@amara', null],
    ['👍👍', null],
    [`${'word '.repeat(30)}end`, `${'word '.repeat(17).trim()}…`],
    ['美しい朝。もう一度', '美しい朝。もう一度'],
  ])('HOUR-01 takes a line out of %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});
