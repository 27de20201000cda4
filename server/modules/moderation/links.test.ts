import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closingDays } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { DeskAnswer, WireQueue } from '@/shared/wire/moderation';
import type { WireNotification } from '@/shared/wire/notification';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { users } from '../../db/schema';
import { dayMs } from '../../durations';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { employ, joinGroup, makeCompany, makeFollow, makeGroup, publish } from '../../testing/posts';
import { setOperatorNumber } from '../../writing/operatorNumbers';
import { eraseClosedAccounts } from '../ownData/erasing';

let server: TestServer;
let moderator: TestMember;
let author: TestMember;
let reader: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  moderator = await server.member({ permalink: 'moderator', accessRole: 'moderator' });
  author = await server.member({ permalink: 'author' });
  reader = await server.member({ permalink: 'reader' });
  await setOperatorNumber(server.db, 'hold-links', 7);
});

const text = 'Look at https://example.com/shop #cheap @reader';

const read = (member: TestMember, id: string) => member.call<WirePost>('GET', `/api/post/view/${id}`);
const queue = async () => (await moderator.call<WireQueue>('GET', '/api/moderation/queue')).body;
async function decide(answer: DeskAnswer): Promise<void> {
  const [item] = (await queue()).list;
  const body = { answer, rule: answer === 'keep' ? '' : 'We do not sell', note: '' };
  expect((await moderator.call('POST', `/api/moderation/queue/${item?.id}/decide`, body)).status).toBe(204);
}
const newsOf = async (member: TestMember) =>
  (await member.call<WireList<WireNotification>>('GET', '/api/notify')).body.list.map(
    ({ model_type, action_type }) => action_type ?? model_type,
  );
const comment = (member: TestMember, postId: string, msg: string) =>
  member.call<WireComment>('POST', `/api/comments/user/${postId}`, { msg });
async function threadOf(member: TestMember, postId: string) {
  const { body } = await member.call<WireList<WireComment>>('GET', `/api/comments/user/${postId}`);
  return body.list.map(({ msg, pending }) => [msg, pending]);
}

describe('first links of new accounts', () => {
  it('DESK-02 wait for nobody unless the operator wants it', async () => {
    await setOperatorNumber(server.db, 'hold-links', null);
    const post = await publish(author, { post: text });
    expect((await read(reader, post.id)).body.pending).toBe(false);
    expect((await queue()).count).toBe(0);
  });

  it('DESK-02 a post with one waits for the house: its author alone sees it, nobody is told, nothing counts it', async () => {
    const post = await publish(author, { post: text });
    expect((await read(author, post.id)).body).toMatchObject({ pending: true, can_comment: false });
    expect((await read(reader, post.id)).status).toBe(404);
    expect(await newsOf(reader)).toEqual([]);
    expect((await queue()).list).toMatchObject([
      {
        ...{ kind: 'pending', group: null, reports: 0, subject: { kind: 'post', text } },
        answers: ['keep', 'remove', 'block'],
      },
    ]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it("DESK-02 FEED-01 a post that waits is in nobody's news feed but its author's", async () => {
    const companyId = await makeCompany(server, 'Bakery');
    await employ(server, companyId, author.id, 'moderator');
    await makeFollow(server, reader.id, author.id);
    await makeFollow(server, author.id, reader.id);
    expect((await reader.call('POST', `/api/companies/${companyId}/follow`)).status).toBe(200);
    const onWalls = [undefined, `user/${reader.id}`, `company/${companyId}`];
    for (const wall of onWalls) expect((await publish(author, { post: text }, wall)).pending).toBe(true);
    const idsFor = async (member: TestMember) =>
      (await member.call<WireList<WirePost>>('GET', '/api/post/news')).body.list.map(({ id }) => id);
    expect(await idsFor(reader)).toEqual([]);
    expect(await idsFor(author)).toHaveLength(onWalls.length);
    for (let left = onWalls.length; left > 0; left -= 1) await decide('keep');
    expect(await idsFor(reader)).toHaveLength(onWalls.length);
  });

  it('DESK-02 shows once a moderator publishes it, as one of that moment, and the next ones do not wait', async () => {
    const post = await publish(author, { post: text });
    const later = await publish(author, { post: 'No link' });
    server.clock.advance(1_000);
    await decide('keep');
    expect((await read(reader, post.id)).body.pending).toBe(false);
    expect(await newsOf(reader)).toEqual(['mention']);
    expect(await newsOf(author)).toEqual(['post_publish']);
    const { list } = (await reader.call<WireList<WirePost>>('GET', `/api/post/user/${author.id}`)).body;
    expect(list.map(({ id }) => id)).toEqual([post.id, later.id]);
    const next = await publish(author, { post: 'More at https://example.org' });
    expect((await read(reader, next.id)).body.pending).toBe(false);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 POST-05 a boost that waits tells the author of the original once it is published', async () => {
    const original = await publish(reader, { post: 'Sixty benches' });
    const preview = { url: `${server.deps.config.publicUrl}/post/${original.id}` };
    const boost = await author.call<WirePost>('POST', `/api/post/user/${author.id}`, {
      post: 'Read this, and https://example.com/shop',
      preview,
    });
    expect(boost.body.pending).toBe(true);
    expect(await newsOf(reader)).toEqual([]);
    await decide('keep');
    expect(await newsOf(reader)).toEqual(['repost']);
  });

  it('DESK-03 is removed with a rule, and comes back by a second look', async () => {
    const post = await publish(author, { post: text });
    await decide('remove');
    expect((await read(author, post.id)).status).toBe(404);
    const { list } = (await author.call<WireList<WireNotification>>('GET', '/api/notify')).body;
    const notice = list.find(({ target }) => target.kind === 'notice')?.target.id;
    await author.call('POST', `/api/moderation/appeals/${notice}`, { text: 'It is my shop' });
    await decide('keep');
    expect((await read(reader, post.id)).body.pending).toBe(false);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 a comment with one waits, too, and takes no replies meanwhile', async () => {
    const post = await publish(reader, { post: 'Say something' });
    const said = (await comment(author, post.id, text)).body;
    expect(said.pending).toBe(true);
    expect(await threadOf(author, post.id)).toEqual([[text, true]]);
    expect(await threadOf(reader, post.id)).toEqual([]);
    expect((await read(reader, post.id)).body.comments).toBe(0);
    for (const member of [reader, author]) {
      const reply = await member.call('POST', `/api/comments/user/reply/${said.id}`, { msg: 'And?' });
      expect([403, 404]).toContain(reply.status);
    }
    expect((await reader.call('GET', `/api/comments/view/${said.id}`)).status).toBe(404);
    expect((await author.call('GET', `/api/comments/view/${said.id}`)).status).toBe(200);
    expect(await newsOf(reader)).toEqual([]);
    await decide('keep');
    expect(await threadOf(reader, post.id)).toEqual([[text, false]]);
    expect((await read(reader, post.id)).body.comments).toBe(1);
    expect(await newsOf(reader)).toEqual(['user_post_comment']);
    expect(await newsOf(author)).toEqual(['comment_publish']);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 NTF-03 a reply on the last level tells the one whom it answers, once it is read', async () => {
    const post = await publish(reader, { post: 'Say something' });
    const replyTo = async (member: TestMember, id: string, msg: string) =>
      (await member.call<WireComment>('POST', `/api/comments/user/reply/${id}`, { msg })).body;
    let above = (await comment(reader, post.id, 'top')).body;
    for (const msg of ['one', 'two']) above = await replyTo(reader, above.id, msg);
    const answered = await server.member({ permalink: 'answered' });
    const last = await replyTo(answered, above.id, 'three');
    const said = await replyTo(author, last.id, 'Look at https://example.com/shop');
    expect(said).toMatchObject({ pending: true, level: 3 });
    expect(await newsOf(answered)).toEqual([]);
    await decide('keep');
    expect(await newsOf(answered)).toEqual(['user_post_comment']);
  });

  it.each(['remove', 'block'] as const)('DESK-02 ends with the answer %s', async (answer) => {
    const post = await publish(reader, { post: 'Say something' });
    await comment(author, post.id, text);
    await decide(answer);
    expect(await threadOf(author, post.id)).toEqual([]);
    expect((await comment(author, post.id, 'Again')).status).toBe(answer === 'block' ? 403 : 201);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 a link that an edit brings lets post and comment wait again', async () => {
    const post = await publish(author, { post: 'A #plain post' });
    const said = (await comment(author, post.id, 'Plain')).body;
    await comment(reader, post.id, 'Seen');
    const edit = await author.call<WireComment>('PATCH', `/api/comments/user/${said.id}`, { msg: text });
    expect(edit.body.pending).toBe(true);
    expect(await threadOf(reader, post.id)).toEqual([['Seen', false]]);
    expect(await countMismatches(server.db)).toEqual([]);
    await author.call('PATCH', `/api/post/user/${post.id}`, { post: text });
    expect((await read(author, post.id)).body.pending).toBe(true);
    expect((await read(reader, post.id)).status).toBe(404);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await queue()).counts.pending).toBe(2);
    await decide('keep');
    await decide('keep');
    expect((await read(reader, post.id)).body).toMatchObject({ pending: false, comments: 2 });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 publishes no words of a comment that its author wrote after the moderator had read', async () => {
    const post = await publish(reader, { post: 'Say something' });
    const said = (await comment(author, post.id, text)).body;
    const [read] = (await queue()).list;
    await author.call('PATCH', `/api/comments/user/${said.id}`, { msg: `${text}, cheaper` });
    const answer = { answer: 'keep', rule: '', note: '' };
    const late = await moderator.call('POST', `/api/moderation/queue/${read?.id}/decide`, answer);
    expect(late.status).toBe(404);
    expect((await queue()).list).toMatchObject([{ subject: { text: `${text}, cheaper` } }]);
    expect(await threadOf(reader, post.id)).toEqual([]);
  });

  it('DESK-02 what its author deletes is out of the queue, also with the post above it', async () => {
    const post = await publish(reader, { post: 'Say something' });
    const said = (await comment(author, post.id, text)).body;
    expect((await author.call('DELETE', `/api/comments/user/${said.id}`)).status).toBe(204);
    expect((await queue()).count).toBe(0);
    await comment(author, post.id, text);
    expect((await reader.call('DELETE', `/api/post/user/${post.id}`)).status).toBe(204);
    expect((await queue()).count).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 of older accounts and of moderators do not wait, nor links to this place', async () => {
    expect((await publish(author, { post: 'http://localhost:3000/about' })).pending).toBe(false);
    expect((await publish(moderator, { post: text })).pending).toBe(false);
    const weekAgo = new Date(server.clock.now().getTime() - 7 * dayMs);
    await server.db.update(users).set({ createdAt: weekAgo }).where(eq(users.id, author.id));
    expect((await publish(author, { post: text })).pending).toBe(false);
  });

  it('DESK-02 in a group whose own desk approves posts, that desk alone is asked', async () => {
    const groupId = await makeGroup(server, reader.id, { approval: 'all' });
    await joinGroup(server, groupId, author.id);
    await publish(author, { post: text }, `group/${groupId}`);
    expect((await queue()).count).toBe(0);
    const path = `/api/moderation/queue?group=${groupId}`;
    expect((await reader.call<WireQueue>('GET', path)).body.counts.pending).toBe(1);
  });

  it('OWN-02 POST-08 published on the wall of a closed account, a post counts only once that is open again', async () => {
    await makeFollow(server, author.id, reader.id);
    await publish(author, { post: text }, `user/${reader.id}`);
    await reader.call('DELETE', '/api/user', { password: reader.password });
    await decide('keep');
    expect(await countMismatches(server.db)).toEqual([]);
    const body = { email: reader.row.email, plainPassword: reader.password };
    expect((await server.call('POST', '/api/users/restore', { body })).status).toBe(200);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('OWN-02 DESK-02 an account that is deleted takes what waits below its posts out of the queue', async () => {
    const post = await publish(reader, { post: 'Say something' });
    await comment(author, post.id, text);
    await makeFollow(server, author.id, reader.id);
    await publish(author, { post: text }, `user/${reader.id}`);
    await reader.call('DELETE', '/api/user', { password: reader.password });
    server.clock.advance((closingDays * dayMs) / 1000);
    await eraseClosedAccounts(server.deps);
    const token = await server.newSession(moderator.id);
    const { body } = await server.call<WireQueue>('GET', '/api/moderation/queue', { token });
    expect(body.list).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('GRP-05 a group that is deleted takes what waits in it out of the queue', async () => {
    const groupId = await makeGroup(server, reader.id);
    await joinGroup(server, groupId, author.id);
    const post = await publish(author, { post: 'Plain' }, `group/${groupId}`);
    await publish(author, { post: text }, `group/${groupId}`);
    await author.call('POST', `/api/comments/group/${post.id}`, { msg: text });
    expect((await queue()).counts.pending).toBe(2);
    expect((await reader.call('DELETE', `/api/groups/${groupId}`)).status).toBe(204);
    expect((await queue()).count).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});
