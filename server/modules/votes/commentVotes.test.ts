import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireComment, WirePost, WireVotes } from '@/shared/wire/post';
import { blocks, comments, notifications, users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, publish } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let post: WirePost;
let said: WireComment;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  post = await publish(amara, { post: 'Talk to me' });
  said = await comment(amara, post.id, 'Vote on this');
});

const vote = (member: TestMember, kind: 'like' | 'dislike', id = said.id) =>
  member.call<WireVotes>('POST', `/api/vote/comment/${id}/${kind}`);
const view = async (member: TestMember) => {
  const { body } = await member.call<WireList<WireComment>>('GET', `/api/comments/user/${post.id}`);
  return body.list.find(({ id }) => id === said.id);
};
const toldAmara = () => server.db.select().from(notifications).where(eq(notifications.userId, amara.id));

describe('voting for comments', () => {
  it('POST-06 CMT-01 adds a vote, moves it and takes it back', async () => {
    expect(said).toMatchObject({ votes_up: 0, votes_down: 0, voted: null });
    for (const [kind, expected] of [
      ['like', { votes_up: 1, votes_down: 0, voted: 'like' }],
      ['dislike', { votes_up: 0, votes_down: 1, voted: 'dislike' }],
      ['dislike', { votes_up: 0, votes_down: 0, voted: null }],
      ['like', { votes_up: 1, votes_down: 0, voted: 'like' }],
    ] as const)
      expect((await vote(yusuf, kind)).body).toEqual(expected);
    expect(await view(yusuf)).toMatchObject({ votes_up: 1, votes_down: 0, voted: 'like' });
    expect(await view(amara)).toMatchObject({ votes_up: 1, votes_down: 0, voted: null });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it("POST-06 refuses votes for one's own comment", async () => {
    const answer = await amara.call<WireError>('POST', `/api/vote/comment/${said.id}/like`);
    expect([answer.status, answer.body.dictionary_code]).toEqual([403, 'notAllowed']);
    expect(await view(amara)).toMatchObject({ votes_up: 0, voted: null });
  });

  it('SRV-05 knows no comment that the voter does not see', async () => {
    const reply = await comment(yusuf, `reply/${said.id}`, 'An answer');
    const other = await server.member();
    const statusOf = async () => (await vote(other, 'like', reply.id)).status;
    // Below a removed comment.
    await server.db
      .update(comments)
      .set({ removedAt: server.clock.now() })
      .where(eq(comments.id, Number(said.id)));
    expect(await statusOf()).toBe(404);
    await server.db
      .update(comments)
      .set({ removedAt: null })
      .where(eq(comments.id, Number(said.id)));
    expect(await statusOf()).toBe(200);
    // By somebody who blocks them.
    await server.db
      .insert(blocks)
      .values({ blockerId: yusuf.id, blockedId: other.id, createdAt: server.clock.now() });
    expect(await statusOf()).toBe(404);
    // On a wall that has been closed.
    await server.db
      .update(users)
      .set({ privacy: { profile_details: 'only_me' } })
      .where(eq(users.id, amara.id));
    expect((await vote(other, 'like')).status).toBe(404);
    expect((await vote(other, 'like', '987654')).status).toBe(404);
  });

  it('NTF-03 tells the author of a like once, and takes it back with the like, apart from those for the post', async () => {
    await vote(yusuf, 'dislike');
    expect(await toldAmara()).toEqual([]);
    await vote(yusuf, 'like');
    const about = { modelType: 'vote', actionType: 'vote', actorId: yusuf.id, postId: Number(post.id) };
    expect(await toldAmara()).toMatchObject([{ ...about, commentId: Number(said.id) }]);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    expect(await toldAmara()).toHaveLength(2);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    expect(await toldAmara()).toMatchObject([{ ...about, commentId: Number(said.id) }]);
    await vote(yusuf, 'like');
    expect(await toldAmara()).toEqual([]);
  });

  it('POST-06 counts 30 votes at once as 30', async () => {
    const voters = [];
    for (let index = 0; index < 30; index += 1) voters.push(await server.member());
    const answers = await Promise.all(voters.map((voter) => vote(voter, 'like')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await view(amara)).toMatchObject({ votes_up: 30 });
  });

  it('CMT-02 a deleted comment takes its votes and their news along', async () => {
    await vote(yusuf, 'like');
    expect((await amara.call('DELETE', `/api/comments/user/${said.id}`)).status).toBe(204);
    expect(await toldAmara()).toEqual([]);
    expect((await vote(yusuf, 'like')).status).toBe(404);
  });
});
