import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import { groupInvites, groupMembers, groups } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let admin: TestMember;
/** A private group with an owner and an admin. */
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  admin = await server.member();
  groupId = await makeGroup(server, owner.id, { permalink: 'the-desk', privacy: 1 });
  await joinGroup(server, groupId, admin.id, 'admin');
});

const join = (member: TestMember) => member.call('POST', `/api/groups/${groupId}/join`);
const answer = (member: TestMember, id: number, how: 'accept' | 'decline') =>
  member.call('PATCH', `/api/invites/group/${id}/${how}`);

describe('at the same time', () => {
  it('DESK-01 two who answer one request come to one outcome', async () => {
    const outcomes = [];
    for (let round = 0; round < 10; round += 1) {
      const asker = await server.member();
      await join(asker);
      const [open] = await server.db.select().from(groupInvites).where(eq(groupInvites.userId, asker.id));
      const id = open?.id ?? 0;
      const [accepted, declined] = await Promise.all([
        answer(owner, id, 'accept'),
        answer(admin, id, 'decline'),
      ]);
      const { role } = (await asker.call<WireGroup>('GET', '/api/groups/the-desk')).body;
      expect([accepted.status, declined.status, role]).toEqual(
        role === 'member' ? [200, 409, 'member'] : [409, 204, null],
      );
      outcomes.push(role);
    }
    expect(outcomes).toHaveLength(10);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('GRP-04 twenty who join, leave and are removed at once leave the count right', async () => {
    await server.db.update(groups).set({ privacy: 0 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => server.member()));
    const answers = await Promise.all(
      crowd.flatMap((member, index) => [
        join(member),
        join(member),
        index % 2 === 0
          ? member.call('POST', `/api/groups/${groupId}/leave`)
          : admin.call('DELETE', `/api/groups/${groupId}/members/${member.id}`),
        owner.call('POST', `/api/groups/${groupId}/members/${member.id}/block`),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
    const rows = await server.db.select().from(groupMembers);
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('GRP-06 two owners who leave at once leave one', async () => {
    await server.db.update(groupMembers).set({ role: 'owner' }).where(eq(groupMembers.userId, admin.id));
    const answers = await Promise.all(
      [owner, admin].map((member) => member.call('POST', `/api/groups/${groupId}/leave`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the owner', () => {
  it('GRP-06 handing over makes the former owner admin, who may then leave', async () => {
    const amara = await server.member({ permalink: 'amara' });
    await joinGroup(server, groupId, amara.id);
    const leave = () => owner.call('POST', `/api/groups/${groupId}/leave`);
    expect((await leave()).status).toBe(409);
    const role = `/api/groups/${groupId}/members/${amara.id}/role`;
    expect((await admin.call('PATCH', role, { role: 'owner' })).status).toBe(403);
    expect(await owner.call('PATCH', role, { role: 'owner' })).toMatchObject({
      status: 200,
      body: { type: 'owner', user: { permalink: 'amara' } },
    });
    expect((await owner.call<WireGroup>('GET', '/api/groups/the-desk')).body.role).toBe('admin');
    expect((await leave()).body).toEqual({ role: null, invite_status: null, silenced: false });
    expect(await countMismatches(server.db)).toEqual([]);
  });
});
