import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/database';
import { files, groups, posts, users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { joinGroup, makeGroup, pendingPicture, publish as publishOn } from '../../testing/posts';
import { deleteCommunity } from './deletion';

const server = await createTestServer();
let owner: TestMember;
let amara: TestMember;
let groupId: number;
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  amara = await server.member();
  groupId = await makeGroup(server, owner.id);
  await joinGroup(server, groupId, amara.id);
});
afterAll(() => server.close());

const publish = () => amara.call('POST', `/api/post/group/${groupId}`, { post: 'Late' });

/** Makes a call that begins while the group is being deleted, and ends after it. Answers its status. */
async function callMeanwhile(call: () => Promise<{ status: number }>): Promise<number> {
  const calls: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update');
    calls.push(call());
    await untilBlocked(server.db, 1);
    if (group) await deleteCommunity(tx, 'group', group);
  });
  const [answer] = await Promise.all(calls);
  return answer?.status ?? 0;
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a group that is deleted meanwhile', () => {
  it('GRP-03 takes no picture, which would belong to nothing', async () => {
    const body = pictureForm(await testPicture('png'), { fields: { groupId: String(groupId) } });
    expect(await callMeanwhile(() => owner.call('POST', '/api/profile/photo', body))).toBe(404);
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('GRP-06 takes no post', async () => {
    expect(await callMeanwhile(publish)).toBe(404);
    expect(await server.db.select().from(posts)).toEqual([]);
  });

  it('GRP-06 goes with a post that was being written', async () => {
    const calls: Promise<{ status: number }>[] = [];
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, amara.id)).for('update');
      calls.push(publish());
      await untilBlocked(server.db, 1);
      calls.push(owner.call('DELETE', `/api/groups/${groupId}`));
      await untilBlocked(server.db, 2);
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 204]);
    expect(await server.db.select().from(posts)).toEqual([]);
    const [author] = await server.db.select().from(users).where(eq(users.id, amara.id));
    expect(author?.postCount).toBe(0);
  });

  it('GRP-03 CMT-04 goes with the photo of a comment that was being written there', async () => {
    const { id } = await publishOn(owner, { post: 'Commented on' }, `group/${groupId}`);
    const key = await pendingPicture(server, amara.id);
    const calls: Promise<{ status: number }>[] = [];
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(files).where(eq(files.key, key)).for('update');
      calls.push(amara.call('POST', `/api/comments/group/${id}`, { msg: 'Late', photos: [key] }));
      await untilBlocked(server.db, 1);
      calls.push(owner.call('DELETE', `/api/groups/${groupId}`));
      await untilBlocked(server.db, 2);
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 204]);
    expect(await server.db.select().from(files)).toEqual([]);
  });
});
