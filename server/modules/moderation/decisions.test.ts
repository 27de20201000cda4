import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { DeskAnswer, WireDeskLine, WireQueue } from '@/shared/wire/moderation';
import type { WireGroup } from '@/shared/wire/group';
import type { WirePost } from '@/shared/wire/post';
import { groupMembers, reports, users } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, employ, joinGroup, makeCompany, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let operator: TestMember;
let moderator: TestMember;
let yusuf: TestMember;
let nadia: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  operator = await server.member({ permalink: 'operator', accessRole: 'operator' });
  moderator = await server.member({ permalink: 'moderator', accessRole: 'moderator' });
  yusuf = await server.member({ permalink: 'yusuf' });
  nadia = await server.member({ permalink: 'nadia' });
});

const report = async (member: TestMember, path: string, details = '') =>
  expect((await member.call('POST', `/api/report/${path}`, { reason: 'spam', details })).status).toBe(204);
const queue = async (member: TestMember, query = '') =>
  (await member.call<WireQueue>('GET', `/api/moderation/queue${query}`)).body;
const first = async (member: TestMember, query = '') => {
  const [item] = (await queue(member, query)).list;
  if (item === undefined) throw new TypeError('Nothing waits');
  return item;
};
const decide = (member: TestMember, id: string, answer: DeskAnswer) =>
  member.call('POST', `/api/moderation/queue/${id}/decide`, { answer, rule: 'We do not sell', note: '' });
const lines = async (member: TestMember, query = '') =>
  (await member.call<WireList<WireDeskLine>>('GET', `/api/moderation/log${query}`)).body.list;
const statusOf = async (member: TestMember, path: string) => (await member.call('GET', path)).status;

describe('decisions', () => {
  it('DESK-02 gathers reports of one thing, the most reported first, and shows what moderators see', async () => {
    const once = await publish(yusuf, { post: 'Seen by one' });
    const often = await publish(yusuf, { post: 'Seen by two <b>' });
    await report(nadia, once.id);
    await report(nadia, often.id, 'Third time');
    await report(moderator, often.id);
    await report(nadia, often.id, 'again');
    const { list, count, counts } = await queue(operator);
    expect(list.map(({ subject, reports: n }) => [subject.text, n])).toEqual([
      ['Seen by two <b>', 2],
      ['Seen by one', 1],
    ]);
    expect([count, counts]).toEqual([2, { report: 2, appeal: 0, pending: 0 }]);
    expect(list[0]).toMatchObject({
      words: ['Third time'],
      reasons: [{ code: 'spam', count: 2 }],
      answers: ['keep', 'remove', 'block', 'silence'],
      claim: null,
      record: { removed: 0 },
    });
    expect(list[0]?.reporters?.map(({ user, ...rate }) => [user.permalink, rate])).toEqual([
      ['nadia', { upheld: 0, decided: 0 }],
      ['moderator', { upheld: 0, decided: 0 }],
    ]);
    expect((await queue(moderator)).list.map(({ reporters }) => reporters)).toEqual([null, null]);
    await decide(moderator, list[1]?.id ?? '', 'remove');
    const [rest] = (await queue(operator)).list;
    expect(rest?.reporters?.[0]).toMatchObject({ upheld: 1, decided: 1 });
    expect(rest?.record?.removed).toBe(1);
  });

  it('DESK-02 tells others who looks at an item, which locks nothing', async () => {
    const post = await publish(yusuf, { post: 'A post' });
    await report(nadia, post.id);
    const { id } = await first(operator);
    const claim = (member: TestMember) => member.call('POST', `/api/moderation/queue/${id}/claim`);
    expect((await claim(moderator)).body).toMatchObject({ claim: { mine: true } });
    expect((await claim(operator)).body).toMatchObject({
      claim: { mine: false, user: { permalink: 'moderator' } },
    });
    server.clock.advance(601);
    expect((await claim(operator)).body).toMatchObject({ claim: { mine: true } });
    expect((await decide(moderator, id, 'keep')).status).toBe(204);
    expect((await claim(operator)).status).toBe(409);
    expect((await decide(operator, id, 'remove')).status).toBe(409);
  });

  it('DESK-02 removes posts, comments and short videos for everybody, and silences their author', async () => {
    const post = await publish(yusuf, { post: 'Buy this #bench' });
    const kept = await publish(nadia, { post: 'Kept' });
    const said = await comment(yusuf, kept.id, 'Buy that');
    const reply = await comment(nadia, `reply/${said.id}`, 'No');
    await report(nadia, post.id);
    await report(nadia, `comment/${said.id}`);
    const items = (await queue(operator)).list;
    for (const [index, answer] of (['block', 'remove'] as const).entries())
      expect((await decide(operator, items[index]?.id ?? '', answer)).status).toBe(204);
    for (const member of [operator, yusuf]) {
      expect(await statusOf(member, `/api/post/view/${post.id}`)).toBe(404);
      expect(await statusOf(member, `/api/comments/view/${said.id}`)).toBe(404);
      expect(await statusOf(member, `/api/comments/view/${reply.id}`)).toBe(404);
      const walls = await member.call<WireList<WirePost>>('GET', `/api/post/user/${yusuf.id}`);
      expect(walls.body.count).toBe(0);
    }
    const found = (kind: string) =>
      operator.call<WireList<{ best_line?: string }>>('GET', `/api/discover/${kind}`);
    expect((await found('posts')).body.list.map((one) => 'id' in one && one.id)).toEqual([kept.id]);
    expect((await found('people')).body.list.map(({ best_line: line }) => line)).not.toContain(
      'Buy this #bench',
    );
    expect((await yusuf.call<WireList<WirePost>>('GET', '/api/post/news')).body.list).toEqual([]);
    expect((await nadia.call<WireList<WirePost>>('GET', '/api/search/post?term=bench')).body.count).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
    const write = () => yusuf.call('POST', `/api/post/user/${yusuf.id}`, { post: 'More' });
    expect((await write()).status).toBe(403);
    expect((await yusuf.call('POST', `/api/comments/user/${kept.id}`, { msg: 'More' })).status).toBe(403);
    expect((await lines(operator)).map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'remove comment',
      'block post',
      'remove post',
    ]);
    server.clock.advance(30 * 86_400 + 1);
    await runHousekeeping(server.deps);
    expect((await server.db.select().from(users).where(eq(users.id, yusuf.id)))[0]?.silencedUntil).toBe(null);
  });

  it('DESK-02 answers for members, groups and companies what is possible there', async () => {
    const groupId = await makeGroup(server, yusuf.id, { permalink: 'sellers' });
    const companyId = await makeCompany(server, 'Sales', { permalink: 'sales' });
    await employ(server, companyId, yusuf.id, 'owner');
    await report(nadia, `group/${groupId}`);
    server.clock.advance(1);
    await report(nadia, `company/${companyId}`);
    server.clock.advance(1);
    await report(nadia, `user/${yusuf.id}`);
    const items = (await queue(operator)).list;
    expect(items.map(({ subject, answers }) => [subject.kind, answers])).toEqual([
      ['group', ['keep', 'remove', 'silence']],
      ['company', ['keep', 'remove']],
      ['user', ['keep', 'block', 'silence']],
    ]);
    const [group, company, user] = items.map(({ id }) => id);
    expect((await decide(operator, user ?? '', 'remove')).status).toBe(403);
    expect((await decide(operator, group ?? '', 'silence')).status).toBe(204);
    expect((await decide(operator, company ?? '', 'remove')).status).toBe(204);
    expect((await decide(operator, user ?? '', 'silence')).status).toBe(204);
    const { body } = await yusuf.call<WireGroup>('GET', '/api/groups/sellers');
    expect(body.archived_at).not.toBeNull();
    expect(await statusOf(yusuf, '/api/companies/sales')).toBe(404);
    const moderators = `user/${moderator.id}`;
    await report(nadia, moderators);
    expect((await first(operator)).answers).toEqual(['keep']);
  });
});

describe('the desk of a group', () => {
  let groupId: number;
  let owner: TestMember;
  let admin: TestMember;
  beforeEach(async () => {
    owner = await server.member({ permalink: 'owner' });
    admin = await server.member({ permalink: 'admin' });
    groupId = await makeGroup(server, owner.id, { permalink: 'desk', rules: ['Be kind'] });
    await joinGroup(server, groupId, admin.id, 'admin');
    await joinGroup(server, groupId, yusuf.id);
    await joinGroup(server, groupId, nadia.id);
  });
  const here = () => `?group=${groupId}`;

  it('DESK-02 has reports of the group first; the house gets them after a day, or at once about admins', async () => {
    const byMember = await publish(yusuf, { post: 'Buy' }, `group/${groupId}`);
    const byAdmin = await publish(admin, { post: 'Sell' }, `group/${groupId}`);
    const byOwner = await publish(owner, { post: 'Owner' }, `group/${groupId}`);
    for (const post of [byMember, byAdmin, byOwner]) await report(nadia, post.id, 'Seen by Nadia');
    const texts = async (member: TestMember, query = '') =>
      (await queue(member, query)).list.map(({ subject }) => subject.text);
    expect(await texts(owner, here())).toEqual(['Buy', 'Sell']);
    expect(await texts(admin, here())).toEqual(['Buy']);
    expect(await texts(operator)).toEqual(['Sell', 'Owner']);
    server.clock.advance(86_400);
    expect(await texts(operator)).toEqual(['Buy', 'Sell', 'Owner']);
    expect(await statusOf(operator, `/api/moderation/queue${here()}`)).toBe(404);
    for (const member of [yusuf, nadia]) expect(await statusOf(member, '/api/moderation/queue')).toBe(404);
  });

  it('DESK-02 never tells those who run a group who reported', async () => {
    const post = await publish(yusuf, { post: 'Buy' }, `group/${groupId}`);
    await report(nadia, post.id, 'Third time');
    const seen = [await queue(admin, here())];
    const item = await first(admin, here());
    expect(item).toMatchObject({ reporters: null, words: ['Third time'], rules: ['Be kind'] });
    const claimed = await admin.call('POST', `/api/moderation/queue/${item.id}/claim`);
    await decide(admin, item.id, 'block');
    const told = JSON.stringify([seen, claimed.body, await lines(admin, here()), await lines(owner, here())]);
    expect(told).not.toContain('nadia');
    expect(told).not.toContain(`"${nadia.id}"`);
  });

  it('DESK-02 DESK-03 blocks in the group by its own acts, and puts everything back after a second look', async () => {
    const post = await publish(yusuf, { post: 'Buy' }, `group/${groupId}`);
    await report(nadia, post.id);
    const { id } = await first(admin, here());
    expect((await decide(admin, id, 'block')).status).toBe(204);
    const isYusuf = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, yusuf.id));
    const placeOf = async () => (await server.db.select().from(groupMembers).where(isYusuf))[0];
    expect(await placeOf()).toMatchObject({ blocked: true, blockReason: 'We do not sell' });
    expect((await lines(owner, here())).map(({ act, actor }) => [act, actor?.permalink])).toEqual([
      ['block', 'admin'],
      ['remove', 'admin'],
    ]);
    const notice = await noticeOf(yusuf);
    const ask = () => yusuf.call('POST', `/api/moderation/appeals/${notice}`, { text: 'It is a bench' });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(409);
    expect((await queue(admin, here())).count).toBe(0);
    expect(await first(owner, here())).toMatchObject({
      kind: 'appeal',
      answers: ['keep', 'remove'],
      appeal: { text: 'It is a bench', answer: 'block', rule: 'We do not sell' },
    });
    expect((await first(operator)).kind).toBe('appeal');
    expect((await decide(admin, id, 'remove')).status).toBe(404);
    expect((await decide(owner, id, 'keep')).status).toBe(204);
    expect(await placeOf()).toMatchObject({ blocked: false });
    expect((await nadia.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}`)).body.count).toBe(0);
    expect((await owner.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}`)).body.count).toBe(1);
    expect((await yusuf.call('GET', `/api/moderation/notices/${notice}`)).body).toMatchObject({
      outcome: 'restored',
    });
    expect(await countMismatches(server.db)).toEqual([]);
    const kept = await server.db.select().from(reports);
    expect(kept).toHaveLength(1);
  });
});

/** Id of the newest notice, as the notification leads to it. */
async function noticeOf(member: TestMember): Promise<string> {
  const { body } = await member.call<WireList<{ target: { kind: string; id: string } }>>(
    'GET',
    '/api/notify',
  );
  const target = body.list.find(({ target: { kind } }) => kind === 'notice')?.target;
  if (target === undefined) throw new TypeError('There is no notice');
  return target.id;
}

describe('what the author learns', () => {
  it('DESK-03 names the rule and the words, not the moderator, and takes one answer in time', async () => {
    const post = await publish(yusuf, { post: 'Buy this' });
    await report(nadia, post.id);
    const { id } = await first(operator);
    expect((await decide(operator, id, 'remove')).status).toBe(204);
    const noticeId = await noticeOf(yusuf);
    const read = (member: TestMember) => member.call('GET', `/api/moderation/notices/${noticeId}`);
    const { body } = await read(yusuf);
    expect(body).toMatchObject({
      answer: 'remove',
      excerpt: 'Buy this',
      rule: 'We do not sell',
      appeal: null,
      outcome: null,
    });
    expect(JSON.stringify(body)).not.toContain('operator');
    expect((await read(nadia)).status).toBe(404);
    const ask = (member: TestMember, text: string) =>
      member.call('POST', `/api/moderation/appeals/${noticeId}`, { text });
    expect((await ask(nadia, 'Mine')).status).toBe(404);
    expect((await ask(yusuf, '  ')).status).toBe(422);
    expect((await ask(yusuf, 'It was a gift')).status).toBe(200);
    expect((await queue(operator)).count).toBe(0);
    expect((await decide(moderator, id, 'remove')).status).toBe(204);
    expect((await read(yusuf)).body).toMatchObject({
      outcome: 'upheld',
      appeal: { text: 'It was a gift' },
    });
    expect((await lines(operator)).map(({ act }) => act)).toEqual(['uphold', 'remove']);
    expect((await ask(yusuf, 'Once more')).status).toBe(409);
  });

  it('DESK-03 is over after two weeks', async () => {
    const post = await publish(yusuf, { post: 'Buy this' });
    await report(nadia, post.id);
    await decide(operator, (await first(operator)).id, 'remove');
    const noticeId = await noticeOf(yusuf);
    server.clock.advance(14 * 86_400);
    const fresh = await server.newSession(yusuf.id);
    const answer = await server.call('POST', `/api/moderation/appeals/${noticeId}`, {
      token: fresh,
      body: { text: 'Late' },
    });
    expect(answer.status).toBe(409);
  });
});
