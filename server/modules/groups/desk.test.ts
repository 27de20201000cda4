import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup, WireGroupLogEntry, WireGroupMember } from '@/shared/wire/group';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WireUserInList } from '@/shared/wire/user';
import { groupInvites, groupLog, groups } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';

const daySeconds = 86_400;
let server: TestServer;
let owner: TestMember;
let admin: TestMember;
let amara: TestMember;
/** A private group with an owner and an admin. */
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  admin = await server.member({ permalink: 'admin' });
  amara = await server.member({ permalink: 'amara' });
  groupId = await makeGroup(server, owner.id, { permalink: 'the-desk', privacy: 1 });
  await joinGroup(server, groupId, admin.id, 'admin');
});

const join = (member: TestMember) => member.call('POST', `/api/groups/${groupId}/join`);
const act = (member: TestMember, whom: TestMember, name: string, body?: unknown) =>
  member.call('POST', `/api/groups/${groupId}/members/${whom.id}/${name}`, body);
const invite = (member: TestMember, whom: TestMember, body?: unknown) =>
  member.call('POST', `/api/invites/group/${groupId}/create/${whom.id}`, body);
const answer = (member: TestMember, id: number, how: 'accept' | 'decline', body?: unknown) =>
  member.call('PATCH', `/api/invites/group/${id}/${how}`, body);
const group = async (member: TestMember) =>
  (await member.call<WireGroup>('GET', '/api/groups/the-desk')).body;
const membersOf = async (member: TestMember, query = '') =>
  (await member.call<WireList<WireGroupMember>>('GET', `/api/groups/${groupId}/members${query}`)).body;
const named = ({ list }: WireList<WireGroupMember>) =>
  list.map(({ user, type }) => `${user.permalink} ${type}`);
const log = async () =>
  (await owner.call<WireList<WireGroupLogEntry>>('GET', `/api/groups/${groupId}/log`)).body;
const notices = async (member: TestMember) =>
  (await member.call<WireNotifications>('GET', '/api/notify')).body.list.map(
    ({ model_type, action_type, entity, actor, text, target }) => ({
      what: `${model_type} ${action_type ?? ''}`,
      from: actor?.permalink,
      isOpen: entity.invite_id !== null,
      entity: entity.id,
      permalink: target.permalink,
      text,
    }),
  );
async function openInvite(member: TestMember): Promise<number> {
  const [row] = await server.db.select().from(groupInvites).where(eq(groupInvites.userId, member.id));
  if (row === undefined) throw new TypeError('Nothing is open');
  return row.id;
}

describe('requests and invitations', () => {
  it('GRP-06 NTF-05 tells those who may answer of a request, and the asker of the answer', async () => {
    const member = await server.member({ permalink: 'member' });
    await joinGroup(server, groupId, member.id);
    expect((await join(amara)).body).toEqual({ role: null, invite_status: 'out', silenced: false });
    const asked = {
      what: 'groupinvite invite_friend_create',
      from: 'amara',
      isOpen: true,
      entity: String(groupId),
      permalink: 'the-desk',
      text: null,
    };
    expect([await notices(owner), await notices(admin), await notices(member)]).toEqual([
      [asked],
      [asked],
      [],
    ]);
    expect((await answer(admin, await openInvite(amara), 'accept')).body).toEqual({ role: 'member' });
    expect(await notices(owner)).toEqual([]);
    expect(await notices(amara)).toMatchObject([
      { what: 'groupinvite follower_invite_accepted', from: 'admin', isOpen: false, permalink: 'the-desk' },
    ]);
  });

  it('GRP-05 GRP-06 NTF-05 an invitation tells the invited, gives the role offered, and is told no longer', async () => {
    expect((await invite(admin, amara, { role: 'moderator' })).body).toEqual({ invite_status: 'out' });
    expect(await notices(amara)).toMatchObject([
      { what: 'groupinvite group_invite', from: 'admin', isOpen: true, entity: String(groupId) },
    ]);
    const id = await openInvite(amara);
    expect((await group(amara)).invite_id).toBe(String(id));
    expect((await answer(amara, id, 'accept')).body).toEqual({ role: 'moderator' });
    expect(await notices(amara)).toEqual([]);
    expect(await group(amara)).toMatchObject({ role: 'moderator', invite_id: null, members: 3 });
    expect((await answer(amara, id, 'accept')).status).toBe(409);
    expect((await answer(amara, 999, 'accept')).status).toBe(404);
  });

  it('DESK-01 a declined request tells the reason if there is one; it can be made again', async () => {
    await join(amara);
    expect((await answer(owner, await openInvite(amara), 'decline')).status).toBe(204);
    expect(await notices(amara)).toEqual([]);
    await join(amara);
    const reason = 'We are full until May';
    expect((await answer(owner, await openInvite(amara), 'decline', { reason })).status).toBe(204);
    expect(await notices(amara)).toMatchObject([{ what: 'groupinvite ', from: 'owner', text: reason }]);
    expect(await group(amara)).toMatchObject({ role: null, invite_status: null });
  });

  it('DESK-01 an invitation taken back is gone for the invited too', async () => {
    await invite(owner, amara);
    const id = await openInvite(amara);
    expect((await admin.call('DELETE', `/api/invites/group/${id}`)).status).toBe(204);
    expect(await notices(amara)).toEqual([]);
    expect((await answer(amara, id, 'accept')).status).toBe(409);
    expect((await admin.call('DELETE', `/api/invites/group/${id}`)).status).toBe(409);
    const stranger = await server.member();
    expect((await answer(stranger, id, 'accept')).status).toBe(404);
  });

  it('GRP-06 lists people to invite: known ones, and with a term all who can be found', async () => {
    const known = await server.member({ permalink: 'known', firstName: 'Kit' });
    const other = await server.member({ permalink: 'other', firstName: 'Kit' });
    await server.member({ permalink: 'hidden', firstName: 'Kit', privacy: { find_in_search: 'no_one' } });
    const member = await server.member({ firstName: 'Kit' });
    await joinGroup(server, groupId, member.id);
    await makeFollow(server, known.id, owner.id);
    await makeFollow(server, owner.id, member.id);
    const list = async (query = '') =>
      (
        await owner.call<WireList<WireUserInList>>('GET', `/api/follower/except/group/${groupId}${query}`)
      ).body.list.map(({ permalink, invite_status }) => [permalink, invite_status]);
    expect(await list()).toEqual([['known', null]]);
    await invite(owner, other);
    expect((await list('?term=kit')).sort()).toEqual([
      ['known', null],
      ['other', 'out'],
    ]);
  });

  it('GRP-06 SRV-05 nobody is invited across a block between the two', async () => {
    await amara.call('POST', `/api/follower/${owner.id}/block`);
    expect((await invite(owner, amara)).status).toBe(404);
    expect((await invite(admin, amara)).status).toBe(200);
    expect((await invite(admin, admin)).status).toBe(403);
  });
});

describe('members', () => {
  it('GRP-06 lists members by role, searches them, and shows the desk to those who run the group', async () => {
    // One after another, since members who joined at the same moment are listed by their ids.
    const mod = await server.member({ permalink: 'mod' });
    const mia = await server.member({ permalink: 'mia' });
    const quiet = await server.member({ permalink: 'quiet' });
    const asker = await server.member({ permalink: 'asker' });
    const guest = await server.member({ permalink: 'guest' });
    const rude = await server.member({ permalink: 'rude' });
    for (const member of [mia, quiet, rude, mod]) await joinGroup(server, groupId, member.id);
    await owner.call('PATCH', `/api/groups/${groupId}/members/${mod.id}/role`, { role: 'moderator' });
    await act(mod, quiet, 'silence');
    await act(mod, rude, 'block', { days: 3, reason: 'Sold lamps' });
    await join(asker);
    await invite(mod, guest, { role: 'admin' });
    expect(named(await membersOf(mia))).toEqual([
      'owner owner',
      'admin admin',
      'mod moderator',
      'mia member',
      'quiet member',
    ]);
    expect(named(await membersOf(mia, '?type=silenced'))).toEqual(['quiet member']);
    expect(named(await membersOf(mia, '?type=member&term=mi'))).toEqual(['mia member']);
    expect((await membersOf(mia, '?page=2&per_page=2')).list.map(({ user }) => user.permalink)).toEqual([
      'mod',
      'mia',
    ]);
    expect((await membersOf(mia, '?page=2&per_page=2')).count).toBe(5);
    const [blocked] = (await membersOf(mod, '?type=blocked')).list;
    const until = new Date(server.clock.now().getTime() + 3 * daySeconds * 1000).toISOString();
    expect(blocked).toMatchObject({ blocked: true, block: { until, reason: 'Sold lamps' } });
    const [request] = (await membersOf(mod, '?type=request')).list;
    expect(request).toMatchObject({ type: 'request', invite_id: String(await openInvite(asker)) });
    const [invited] = (await membersOf(mod, '?type=invited')).list;
    expect(invited).toMatchObject({
      type: 'admin',
      invite_id: String(await openInvite(guest)),
      user: { invite_status: 'out' },
    });
  });

  it('GRP-06 GRP-07 the silenced read but write nothing, neither new nor by editing', async () => {
    await joinGroup(server, groupId, amara.id);
    const post = await publish(amara, { post: 'Before' }, `group/${groupId}`);
    expect((await act(admin, amara, 'silence')).status).toBe(204);
    expect(await group(amara)).toMatchObject({
      silenced: true,
      can_post: false,
      can_see: true,
      role: 'member',
    });
    const tries = [
      amara.call('POST', `/api/post/group/${groupId}`, { post: 'Again' }),
      amara.call('PATCH', `/api/post/group/${post.id}`, { post: 'Edited' }),
      amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'Hello' }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await amara.call('GET', `/api/post/view/${post.id}`)).status).toBe(200);
    await act(admin, amara, 'unsilence');
    expect((await amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'Hello' })).status).toBe(201);
  });

  it('GRP-06 the blocked see the reason and nothing else, and are members again when unblocked', async () => {
    await joinGroup(server, groupId, amara.id, 'admin');
    await server.db.update(groups).set({ privacy: 0 });
    const post = await publish(amara, { post: 'Mine' }, `group/${groupId}`);
    expect((await act(admin, amara, 'block', { reason: 'Too loud' })).status).toBe(204);
    expect(await group(amara)).toMatchObject({
      role: null,
      can_see: false,
      can_post: false,
      members: 2,
      blocked: { until: null, reason: 'Too loud' },
    });
    expect((await join(amara)).status).toBe(403);
    expect((await amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'Still here' })).status).toBe(
      403,
    );
    expect((await act(admin, amara, 'unblock')).status).toBe(204);
    expect(await group(amara)).toMatchObject({ role: 'member', members: 3, blocked: null });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-01 a block with an end is over then; who was no member is a stranger again', async () => {
    await joinGroup(server, groupId, amara.id);
    const asker = await server.member();
    await join(asker);
    await act(admin, amara, 'block', { days: 2 });
    await act(admin, asker, 'block', { days: 2 });
    expect(await server.db.select().from(groupInvites)).toEqual([]);
    server.clock.advance(2 * daySeconds - 60);
    await runHousekeeping(server.deps);
    expect((await group(amara)).blocked).not.toBeNull();
    server.clock.advance(60);
    expect((await join(asker)).body).toEqual({ role: null, invite_status: 'out', silenced: false });
    await runHousekeeping(server.deps);
    expect(await group(amara)).toMatchObject({ blocked: null, role: 'member', members: 3 });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { reason: 'x'.repeat(301) }])(
    'DESK-01 refuses a block with %j',
    async (body) => {
      await joinGroup(server, groupId, amara.id);
      expect((await act(admin, amara, 'block', body)).status).toBe(422);
    },
  );
});

describe('the log', () => {
  it('DESK-01 names who did what to whom, newest first, for 90 days', async () => {
    await join(amara);
    server.clock.advance(60);
    await answer(admin, await openInvite(amara), 'accept');
    server.clock.advance(60);
    await act(owner, amara, 'silence');
    server.clock.advance(60);
    await act(owner, amara, 'silence');
    const { list, count } = await log();
    expect(count).toBe(3);
    expect(list.map((line) => [line.act, line.actor.permalink, line.subject?.permalink ?? null])).toEqual([
      ['silence', 'owner', 'amara'],
      ['admit', 'admin', 'amara'],
      ['ask', 'amara', null],
    ]);
    server.clock.advance(90 * daySeconds - 100);
    // The first session is over by now.
    const token = await server.newSession(owner.id);
    const late = await server.call<{ count: number }>('GET', `/api/groups/${groupId}/log`, { token });
    expect(late.body.count).toBe(1);
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(groupLog)).toHaveLength(1);
  });
});
