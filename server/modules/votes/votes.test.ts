import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyVote } from '@/shared/rules/votes';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WirePost, WireVotes } from '@/shared/wire/post';
import { notifications, users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { publish } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let post: WirePost;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf', votingPower: 40 });
  post = await publish(amara, { post: 'Vote on this' });
});

const vote = (member: TestMember, kind: 'like' | 'dislike') =>
  member.call<WireVotes>('POST', `/api/vote/${post.id}/${kind}`);
const view = async (member: TestMember) =>
  (await member.call<WirePost>('GET', `/api/post/view/${post.id}`)).body;

describe('voting', () => {
  it('POST-06 follows the vote rules whatever the order of clicks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('like' as const, 'dislike' as const), { maxLength: 8 }),
        async (clicks) => {
          const fresh = await publish(amara, { post: 'Again' });
          let expected: WireVotes = { votes_up: 0, votes_down: 0, voted: null };
          for (const kind of clicks) {
            expected = applyVote(expected, kind);
            const answer = await yusuf.call<WireVotes>('POST', `/api/vote/${fresh.id}/${kind}`);
            expect(answer.body).toEqual(expected);
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it("POST-06 refuses votes on one's own post with the catalogue's code", async () => {
    const answer = await amara.call<WireError>('POST', `/api/vote/${post.id}/like`);
    expect(answer.status).toBe(403);
    expect(answer.body.dictionary_code).toBe('cantVoteOnOwnPost');
    expect(await view(amara)).toMatchObject({ votes_up: 0, voted: null });
  });

  it('POST-06 shows everybody the counts and each their own vote', async () => {
    await vote(yusuf, 'like');
    expect(await view(yusuf)).toMatchObject({ votes_up: 1, voted: 'like' });
    expect(await view(amara)).toMatchObject({ votes_up: 1, voted: null });
  });

  it("SET-06 values a post at its likers' voting power / 100, for whom post_value lets in", async () => {
    await vote(yusuf, 'like');
    expect((await view(yusuf)).value).toBe(0.4);
    await server.db.update(users).set({ votingPower: 90 }).where(eq(users.id, yusuf.id));
    expect((await view(yusuf)).value).toBe(0.4);
    await server.db
      .update(users)
      .set({ privacy: { post_value: 'only_me' } })
      .where(eq(users.id, amara.id));
    expect((await view(yusuf)).value).toBeNull();
    expect((await view(amara)).value).toBe(0.4);
    await vote(yusuf, 'dislike');
    expect((await view(amara)).value).toBe(0);
  });

  it('NTF-03 tells the author of a like once, and takes it back with the like', async () => {
    const told = () => server.db.select().from(notifications).where(eq(notifications.userId, amara.id));
    await vote(yusuf, 'dislike');
    expect(await told()).toEqual([]);
    await vote(yusuf, 'like');
    expect(await told()).toMatchObject([{ modelType: 'vote', actionType: 'vote', actorId: yusuf.id }]);
    await vote(yusuf, 'like');
    expect(await told()).toEqual([]);
    await server.db
      .update(users)
      .set({ notification: { vote: false } })
      .where(eq(users.id, amara.id));
    await vote(yusuf, 'like');
    expect(await told()).toEqual([]);
  });

  it('POST-06 counts 100 votes at once as 100', async () => {
    const voters = [];
    for (let index = 0; index < 100; index += 1) voters.push(await server.member());
    const answers = await Promise.all(voters.map((voter) => vote(voter, 'like')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await view(amara)).toMatchObject({ votes_up: 100 });
  });
});

describe('saving', () => {
  it('POST-07 adds and removes, and a repeat changes nothing', async () => {
    const save = (action: string) => yusuf.call('POST', `/api/bookmark/user/${post.id}/${action}`);
    for (const action of ['add', 'add', 'remove', 'remove', 'add'])
      expect((await save(action)).body).toEqual({ bookmarked: action === 'add' });
    const saved = await yusuf.call<WireList<WirePost>>('GET', '/api/post/bookmarks');
    expect(saved.body).toMatchObject({ count: 1, list: [{ id: post.id, bookmarked: true }] });
    expect((await amara.call<WireList<WirePost>>('GET', '/api/post/bookmarks')).body.list).toEqual([]);
    expect((await yusuf.call('POST', `/api/bookmark/group/${post.id}/add`)).status).toBe(404);
  });

  it('POST-07 hides a saved post when it may no longer be seen', async () => {
    await yusuf.call('POST', `/api/bookmark/user/${post.id}/add`);
    await server.db
      .update(users)
      .set({ privacy: { profile_details: 'only_me' } })
      .where(eq(users.id, amara.id));
    const saved = await yusuf.call<WireList<WirePost>>('GET', '/api/post/bookmarks');
    expect(saved.body).toEqual({ list: [], count: 0 });
  });
});
