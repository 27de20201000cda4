import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type {
  DeskAnswer,
  WireDeskLine,
  WireModerationNotice,
  WireQueue,
  WireReviewItem,
} from '@/shared/wire/moderation';
import type { WireNotification } from '@/shared/wire/notification';
import type { WireComment } from '@/shared/wire/post';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup, publish } from '../../testing/posts';
import { setOperatorNumber } from '../../writing/operatorNumbers';

let server: TestServer;
let moderator: TestMember;
let author: TestMember;
let readers: TestMember[];

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  moderator = await server.member({ permalink: 'moderator', accessRole: 'moderator' });
  author = await server.member({ permalink: 'author' });
  readers = [];
  for (let serial = 0; serial < 8; serial += 1) readers.push(await server.member());
  await setOperatorNumber(server.db, 'hide-after', 3);
});

const report = (member: TestMember, path: string) =>
  member.call('POST', `/api/report/${path}`, { reason: 'spam', details: '' });
async function reportBy(members: readonly TestMember[], path: string): Promise<void> {
  for (const member of members) expect((await report(member, path)).status).toBe(204);
}
async function waiting(query = ''): Promise<WireReviewItem> {
  const { list } = (await moderator.call<WireQueue>('GET', `/api/moderation/queue${query}`)).body;
  if (list[0] === undefined) throw new TypeError('Nothing waits');
  return list[0];
}
async function decide(answer: DeskAnswer): Promise<void> {
  const { id } = await waiting();
  const body = { answer, rule: 'We do not sell', note: '' };
  expect((await moderator.call('POST', `/api/moderation/queue/${id}/decide`, body)).status).toBe(204);
}
const log = async () =>
  (await moderator.call<WireList<WireDeskLine>>('GET', '/api/moderation/log')).body.list.map(
    ({ act, actor }) => [act, actor?.permalink ?? null],
  );
const isSeen = async (path: string, member = readers[7]) =>
  (await member?.call('GET', path))?.status === 200 &&
  !JSON.stringify((await member?.call('GET', path))?.body).includes('"deleted":true');
/** Notices that the author has of decisions, oldest first. */
async function told(): Promise<WireModerationNotice[]> {
  const { list } = (await author.call<WireList<WireNotification>>('GET', '/api/notify')).body;
  const ids = list.flatMap(({ target }) =>
    target.kind === 'notice' && target.id !== null ? [target.id] : [],
  );
  const notices = [];
  for (const id of [...new Set(ids)].reverse())
    notices.push((await author.call<WireModerationNotice>('GET', `/api/moderation/notices/${id}`)).body);
  return notices;
}

describe('reports that hide', () => {
  it('DESK-02 hide nothing unless the operator wants it', async () => {
    await setOperatorNumber(server.db, 'hide-after', null);
    const post = await publish(author, { post: 'A post' });
    await reportBy(readers.slice(0, 7), post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    expect(await waiting()).toMatchObject({ reports: 7, hidden: false });
    expect(await told()).toEqual([]);
  });

  it('DESK-02 hide a post from everybody once enough members reported it, and its author learns why', async () => {
    const post = await publish(author, { post: 'Buy #cheap' });
    await reportBy(readers.slice(0, 2), post.id);
    // One member counts once.
    await report(readers[0] as TestMember, post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    await reportBy(readers.slice(2, 3), post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(false);
    expect(await isSeen(`/api/post/view/${post.id}`, author)).toBe(false);
    expect(await waiting()).toMatchObject({
      ...{ reports: 3, hidden: true, answers: ['keep', 'remove', 'block', 'silence'] },
      subject: { text: 'Buy #cheap', gone: false },
    });
    expect(await told()).toMatchObject([
      { answer: 'hide', excerpt: 'Buy #cheap', rule: '', appeal_until: null, outcome: null },
    ]);
    expect(await log()).toEqual([['hide', null]]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 what a moderator keeps comes back, and no further reports hide it', async () => {
    const post = await publish(author, { post: 'Kept #cheap' });
    await reportBy(readers.slice(0, 3), post.id);
    await decide('keep');
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    expect(await told()).toMatchObject([{ answer: 'hide', outcome: 'restored' }]);
    expect(await log()).toEqual([
      ['keep', 'moderator'],
      ['hide', null],
    ]);
    await reportBy(readers.slice(3, 7), post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    expect(await waiting()).toMatchObject({ reports: 4, hidden: false });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it.each([
    ['remove', false, ['hide upheld', 'remove null']],
    ['block', false, ['hide upheld', 'block null']],
    ['silence', true, ['hide restored', 'silence null']],
  ] as const)('DESK-02 ends with the answer %s', async (answer, isBack, notices) => {
    const post = await publish(author, { post: 'A post #cheap' });
    await reportBy(readers.slice(0, 3), post.id);
    await decide(answer);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(isBack);
    expect((await told()).map((notice) => `${notice.answer} ${notice.outcome}`).sort()).toEqual(
      [...notices].sort(),
    );
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-03 what was removed after it can be asked about once, and comes back', async () => {
    const post = await publish(author, { post: 'A post' });
    await reportBy(readers.slice(0, 3), post.id);
    await decide('remove');
    const removed = (await told()).find(({ answer }) => answer === 'remove');
    const asked = await author.call('POST', `/api/moderation/appeals/${removed?.id}`, { text: 'Look again' });
    expect(asked.status).toBe(200);
    expect(await waiting()).toMatchObject({ kind: 'appeal', hidden: false });
    await decide('keep');
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    await reportBy(readers.slice(3, 6), post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
  });

  it('DESK-02 hide comments and posts of groups, at the desk of the group first', async () => {
    const groupId = await makeGroup(server, author.id);
    for (const member of readers) await joinGroup(server, groupId, member.id);
    const writer = readers[6] as TestMember;
    const post = await publish(writer, { post: 'In the group' }, `group/${groupId}`);
    const answer = await writer.call<WireComment>('POST', `/api/comments/group/${post.id}`, { msg: 'Buy' });
    const said = answer.body;
    await reportBy(readers.slice(0, 3), `comment/${said.id}`);
    const comments = async () =>
      (await readers[7]?.call<WireList<unknown>>('GET', `/api/comments/group/${post.id}`))?.body.count;
    expect(await comments()).toBe(0);
    await reportBy(readers.slice(0, 3), post.id);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(false);
    expect((await moderator.call<WireQueue>('GET', '/api/moderation/queue')).body.count).toBe(0);
    const path = `/api/moderation/queue?group=${groupId}`;
    const { list } = (await author.call<WireQueue>('GET', path)).body;
    expect(list.map(({ subject, hidden }) => [subject.kind, hidden]).sort()).toEqual([
      ['comment', true],
      ['post', true],
    ]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 never hide what moderators of the house wrote, nor members', async () => {
    const post = await publish(moderator, { post: 'House rules' });
    await reportBy(readers.slice(0, 4), post.id);
    await reportBy(readers.slice(0, 4), `user/${author.id}`);
    expect(await isSeen(`/api/post/view/${post.id}`)).toBe(true);
    expect(await log()).toEqual([]);
  });

  it('DESK-02 hide once, however many report at once', async () => {
    const post = await publish(author, { post: 'A post #cheap' });
    const answers = await Promise.all(readers.map((member) => report(member, post.id)));
    // Nothing is left to report once it is hidden.
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual(
      [],
    );
    expect(await log()).toEqual([['hide', null]]);
    expect(await told()).toHaveLength(1);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});
