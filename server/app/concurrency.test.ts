import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { createSeededRandom } from '../seed/random';
import { countMismatches } from '../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness';
import { comment, publish } from '../testing/posts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
});
afterAll(() => server.close());

const memberCount = 50;
/** 100,000 calls in all are made by `npm run test:counters`. */
const callsEach = Number(process.env.CALL_RUNS ?? 1000) / memberCount;

it(
  'SRV-05 counters equal rows after 50 members at once made their share of random calls',
  async () => {
    const random = createSeededRandom(7);
    const members: TestMember[] = [];
    for (let index = 0; index < memberCount; index += 1) members.push(await server.member());
    const posts: WirePost[] = [];
    const comments: WireComment[] = [];
    for (const member of members.slice(0, 5)) {
      const post = await publish(member, { post: `#shared #tag${member.id} hello` });
      posts.push(post);
      comments.push(await comment(member, post.id, 'first'));
    }

    function randomCall(member: TestMember): Promise<{ status: number }> {
      const post = random.pick(posts);
      const other = random.pick(members);
      const said = random.pick(comments);
      const [kind] = random.shuffled([
        () => member.call('POST', `/api/vote/${post.id}/like`),
        () => member.call('POST', `/api/vote/${post.id}/dislike`),
        () => member.call('POST', `/api/bookmark/user/${post.id}/${random.pick(['add', 'remove'])}`),
        () => member.call('POST', `/api/comments/user/${post.id}`, { msg: 'more' }),
        () => member.call('POST', `/api/comments/user/reply/${said.id}`, { msg: 'reply' }),
        () => member.call('DELETE', `/api/comments/user/${said.id}`),
        () => member.call('POST', `/api/follower/${other.id}/follow`),
        () => member.call('DELETE', `/api/follower/${other.id}/unfollow`),
        () => member.call('POST', `/api/follower/remove/${other.id}`),
        () => member.call('POST', `/api/post/user/${member.id}`, { post: '#shared again' }),
        () => member.call('PATCH', `/api/post/user/${post.id}`, { post: `#shared #tag${random.below(5)}` }),
      ]);
      if (kind === undefined) throw new RangeError('No call was chosen');
      return kind();
    }

    const session = async (member: TestMember) => {
      const answers = [];
      for (let index = 0; index < callsEach; index += 1) answers.push(await randomCall(member));
      return answers;
    };
    const answers = (await Promise.all(members.map(session))).flat();
    expect(answers).toHaveLength(memberCount * callsEach);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
  },
  120_000 + memberCount * callsEach * 60,
);
