import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireDictionary } from '@/shared/wire/group';
import { inTransaction } from '../../db/database';
import { closings, groupInvites, groups, notifications, users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { comment, employ, joinGroup, makeCompany, makeGroup, publish } from '../../testing/posts';
import { recountAround } from '../../writing/recounts';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
let groupId: number;
/** A group in which Amara is. */
let ownGroupId: number;
let requestId: number;
let companyId: number;
let postId: string;
let commentId: string;
/** Categories of new groups and companies. */
let lists: WireDictionary['lists'];

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
  ({ lists } = (await amara.call<WireDictionary>('GET', '/api/dict')).body);
});
afterAll(() => server.close());

const create = (path: 'groups' | 'companies', category: { id: string } | undefined) =>
  amara.call('POST', `/api/${path}`, { name: 'Late', privacy: 0, category: category?.id });

describe('a call that is under way when the account of its member is closed', () => {
  it.each<[string, () => Promise<{ status: number }>]>([
    ['follows nobody', () => amara.call('POST', `/api/follower/${yusuf.id}/follow`)],
    ['votes for no post', () => amara.call('POST', `/api/vote/${postId}/like`)],
    ['votes for no comment', () => amara.call('POST', `/api/vote/comment/${commentId}/like`)],
    ['comments on nothing', () => amara.call('POST', `/api/comments/user/${postId}`, { msg: 'Late' })],
    ['answers nobody', () => amara.call('POST', `/api/comments/user/reply/${commentId}`, { msg: 'Late' })],
    ['posts nothing', () => amara.call('POST', `/api/post/group/${ownGroupId}`, { post: 'Late #late' })],
    ['joins no group', () => amara.call('POST', `/api/groups/${groupId}/join`)],
    ['makes no group without an owner', () => create('groups', lists.group_categories[0])],
    ['makes no company without an owner', () => create('companies', lists.company_categories[0])],
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

/** Closes Amara's account in a transaction that a call waits for. Answers the status of the call. */
async function closeBefore(call: () => Promise<{ status: number }>): Promise<number> {
  const calls: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    await tx.select().from(users).where(eq(users.id, amara.id)).for('update');
    calls.push(call());
    await untilBlocked(server.db, 1);
    const closedAt = server.clock.now();
    await tx.insert(closings).values({ userId: amara.id, closedAt, until: closedAt });
    await recountAround(tx, amara.id);
  });
  const [answer] = await Promise.all(calls);
  return answer?.status ?? 0;
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a member whose account is being closed', () => {
  it.each<[string, number, () => Promise<{ status: number }>]>([
    ['is followed by nobody', 404, () => yusuf.call('POST', `/api/follower/${amara.id}/follow`)],
    ['is admitted to no group', 409, () => yusuf.call('PATCH', `/api/invites/group/${requestId}/accept`)],
    ['joins no team', 404, () => yusuf.call('POST', `/api/companies/${companyId}/members/${amara.id}`)],
  ])('OWN-02 %s', async (_, expected, call) => {
    await employ(server, companyId, yusuf.id, 'owner');
    await server.db.update(groups).set({ privacy: 1 });
    await amara.call('POST', `/api/groups/${groupId}/join`);
    const [request] = await server.db.select().from(groupInvites);
    requestId = request?.id ?? 0;
    const status = await closeBefore(call);
    expect(await countMismatches(server.db)).toEqual([]);
    expect(status).toBe(expected);
  });

  it.each(['groups', 'companies'] as const)(
    'OWN-02 stays where it has just made one of the %s',
    async (path) => {
      const [category] = path === 'groups' ? lists.group_categories : lists.company_categories;
      const calls: Promise<{ status: number }>[] = [];
      await inTransaction(server.db, async (tx) => {
        await tx.execute(sql`select 1 from categories where id = ${Number(category?.id)} for update`);
        calls.push(create(path, category));
        await untilBlocked(server.db, 1);
        calls.push(amara.call('DELETE', '/api/user', { password: memberPassword }));
        await untilBlocked(server.db, 2);
      });
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 409]);
      expect(await countMismatches(server.db)).toEqual([]);
    },
  );
});
