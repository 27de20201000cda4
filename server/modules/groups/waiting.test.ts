import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup, WireGroupsWaiting } from '@/shared/wire/group';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { joinGroup, makeGroup } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

const ask = async (groupId: number, count: number) => {
  for (let index = 0; index < count; index += 1)
    await (await server.member()).call('POST', `/api/groups/${groupId}/join`);
};
const waiting = async (member: TestMember) => {
  const { body } = await member.call<WireGroupsWaiting>('GET', '/api/invites/group/waiting');
  const list = body.list.map(({ group, requests }) => [group.name, requests]);
  return { ...body, list };
};

describe('what waits for a member in groups', () => {
  it('SHELL-03 GRP-01 are invitations, and requests to join the groups that the member runs', async () => {
    const trams = await makeGroup(server, amara.id, { name: 'Trams', privacy: 1 });
    const kilns = await makeGroup(server, yusuf.id, { name: 'Kilns', privacy: 1 });
    const walks = await makeGroup(server, yusuf.id, { name: 'Walks', privacy: 1 });
    await joinGroup(server, kilns, amara.id, 'moderator');
    await joinGroup(server, walks, amara.id);
    await ask(trams, 1);
    await ask(kilns, 2);
    await ask(walks, 3);
    const choir = await makeGroup(server, yusuf.id, { name: 'Choir', privacy: 1 });
    await yusuf.call('POST', `/api/invites/group/${choir}/create/${amara.id}`);
    expect(await waiting(amara)).toEqual({
      invitations: 1,
      requests: 3,
      list: [
        ['Kilns', 2],
        ['Trams', 1],
      ],
    });
    await amara.call('PATCH', `/api/groups/${trams}`, { archived_at: '2026-01-01T00:00:00.000Z' });
    expect((await waiting(amara)).requests).toBe(2);
    await yusuf.call('POST', `/api/groups/${kilns}/members/${amara.id}/block`);
    expect((await waiting(amara)).requests).toBe(0);
    await amara.call('POST', `/api/follower/${yusuf.id}/block`);
    expect(await waiting(amara)).toEqual({ invitations: 0, requests: 0, list: [] });
  });

  it('SHELL-03 OWN-02 leave out the requests of closed accounts, which the desk does not list', async () => {
    const trams = await makeGroup(server, amara.id, { name: 'Trams', privacy: 1 });
    const kilns = await makeGroup(server, amara.id, { name: 'Kilns', privacy: 1 });
    await ask(trams, 1);
    for (const group of [trams, kilns]) await yusuf.call('POST', `/api/groups/${group}/join`);
    await yusuf.call('DELETE', '/api/user', { password: memberPassword });
    const desk = `/api/groups/${trams}/members?type=request`;
    expect((await amara.call<WireList<unknown>>('GET', desk)).body.count).toBe(1);
    expect(await waiting(amara)).toEqual({ invitations: 0, requests: 1, list: [['Trams', 1]] });
  });

  it('SHELL-03 counts the requests in more groups than it names', async () => {
    for (let index = 0; index < 12; index += 1)
      await ask(await makeGroup(server, amara.id, { name: `Group ${index}`, privacy: 1 }), 1);
    const told = await waiting(amara);
    expect([told.requests, told.list.length]).toEqual([12, 10]);
  });

  it('GRP-01 SET-06 groups are listed by role, as far as the member shows them', async () => {
    await makeGroup(server, amara.id, { name: 'Run' });
    await joinGroup(server, await makeGroup(server, yusuf.id, { name: 'Joined' }), amara.id);
    const names = async (viewer: TestMember, role: string) => {
      const path = `/api/groups/user/${amara.id}?role=${role}`;
      return (await viewer.call<WireList<WireGroup>>('GET', path)).body.list.map(({ name }) => name);
    };
    expect([await names(amara, 'admin'), await names(amara, 'member')]).toEqual([['Run'], ['Joined']]);
    await amara.call('PATCH', '/api/user/edit', { privacy: { my_groups: 'only_me' } });
    expect([await names(yusuf, 'admin'), await names(yusuf, 'member')]).toEqual([[], ['Joined']]);
  });
});
