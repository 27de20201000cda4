import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { comment, joinGroup, makeCompany, makeGroup, publish } from '../../testing/posts';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
let groupId: number;
/** A group in which Amara is. */
let ownGroupId: number;
let companyId: number;
let postId: string;
let commentId: string;

beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  yusuf = await server.member();
  groupId = await makeGroup(server, yusuf.id);
  ownGroupId = await makeGroup(server, yusuf.id);
  await joinGroup(server, ownGroupId, amara.id);
  companyId = await makeCompany(server, 'Bakery');
  postId = (await publish(yusuf, { post: 'Talk to me' })).id;
  commentId = (await comment(yusuf, postId, 'Or vote')).id;
});
afterAll(() => server.close());

describe('a call that is under way when the account of its member is closed', () => {
  it.each<[string, () => Promise<{ status: number }>]>([
    ['follows nobody', () => amara.call('POST', `/api/follower/${yusuf.id}/follow`)],
    ['votes for no post', () => amara.call('POST', `/api/vote/${postId}/like`)],
    ['votes for no comment', () => amara.call('POST', `/api/vote/comment/${commentId}/like`)],
    ['comments on nothing', () => amara.call('POST', `/api/comments/user/${postId}`, { msg: 'Late' })],
    ['answers nobody', () => amara.call('POST', `/api/comments/user/reply/${commentId}`, { msg: 'Late' })],
    ['posts nothing', () => amara.call('POST', `/api/post/group/${ownGroupId}`, { post: 'Late #late' })],
    ['joins no group', () => amara.call('POST', `/api/groups/${groupId}/join`)],
    ['follows no company', () => amara.call('POST', `/api/companies/${companyId}/follow`)],
  ])('OWN-02 %s', async (_, call) => {
    await server.db.delete(notifications);
    const asked = vi.spyOn(server.deps.limiter, 'consume').mockImplementationOnce(async () => {
      expect((await amara.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
      return 0;
    });
    const { status } = await call();
    asked.mockRestore();
    expect(await countMismatches(server.db)).toEqual([]);
    expect(await server.db.select().from(notifications)).toEqual([]);
    expect(status).toBe(401);
  });
});
