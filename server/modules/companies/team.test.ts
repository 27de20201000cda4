import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPositionLength } from '@/shared/config/limits';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireCompany, WireCompanyMember } from '@/shared/wire/company';
import type { WireUserInList } from '@/shared/wire/user';
import { companies, companyFollows, companyMembers } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { employ, makeCompany, makeFollow } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let moderator: TestMember;
let amara: TestMember;
/** A private company with an owner and a moderator. */
let companyId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  moderator = await server.member({ permalink: 'moderator' });
  amara = await server.member({ permalink: 'amara' });
  companyId = await makeCompany(server, 'The press', { permalink: 'the-press', privacy: 1 });
  await employ(server, companyId, owner.id, 'owner');
  await employ(server, companyId, moderator.id, 'moderator');
});

const path = (rest: string) => `/api/companies/${companyId}/${rest}`;
const add = (by: TestMember, whom: TestMember, position?: string) =>
  by.call<WireCompanyMember & WireError>(
    'POST',
    path(`members/${whom.id}`),
    position === undefined ? undefined : { position },
  );
const remove = (by: TestMember, whom: TestMember) => by.call('DELETE', path(`members/${whom.id}`));
const setRole = (by: TestMember, whom: TestMember, role: string) =>
  by.call<WireCompanyMember>('PATCH', path(`members/${whom.id}/role`), { role });
const company = async (member: TestMember) =>
  (await member.call<WireCompany>('GET', '/api/companies/the-press')).body;
const teamOf = async (member: TestMember, query = '') =>
  (await member.call<WireList<WireCompanyMember>>('GET', path(`members${query}`))).body;
const named = ({ list }: WireList<WireCompanyMember>) =>
  list.map(({ user, role, position }) => `${user.permalink} ${role} ${position}`.trim());
const addable = async (query = '', by = owner) =>
  (
    await by.call<WireList<WireUserInList>>('GET', `/api/follower/except/company/${companyId}${query}`)
  ).body.list.map(({ permalink }) => permalink);

describe('following', () => {
  it('CMP-03 is done once however often it is asked for, and opens nothing', async () => {
    const follow = (act: string) => amara.call('POST', path(act));
    for (let round = 0; round < 2; round += 1)
      expect(await follow('follow')).toMatchObject({ status: 200, body: { is_follow: true } });
    expect(await company(amara)).toMatchObject({ is_follow: true, followers: 1, can_see: false, role: null });
    expect((await amara.call('GET', path('members'))).status).toBe(403);
    expect((await amara.call('GET', `/api/post/company/${companyId}`)).status).toBe(403);
    expect((await amara.call('GET', `/api/gallery/photos?company_id=${companyId}`)).status).toBe(403);
    for (let round = 0; round < 2; round += 1)
      expect((await follow('unfollow')).body).toEqual({ is_follow: false });
    expect(await company(amara)).toMatchObject({ is_follow: false, followers: 0 });
    expect((await amara.call('POST', '/api/companies/999/follow')).status).toBe(404);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});

describe('members', () => {
  it('CMP-04 are added with a position, which leaves the list of people to add and raises the count', async () => {
    await makeFollow(server, amara.id, owner.id);
    expect(await addable()).toEqual(['amara']);
    const answer = await add(moderator, amara, '  Proof\nreader ');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        user: { permalink: 'amara', invite_status: null },
        type: 'member',
        role: 'member',
        position: 'Proof reader',
      },
    });
    expect(await addable()).toEqual([]);
    expect(await company(amara)).toMatchObject({
      role: 'member',
      members: 3,
      can_see: true,
      can_post: false,
    });
    expect((await add(owner, amara, 'Again')).status).toBe(409);
    const without = await server.member();
    expect((await add(owner, without)).body.position).toBe('');
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-04 have positions of at most a hundred characters as people count them', async () => {
    const family = '👩‍👧';
    const longest = family.repeat(maxPositionLength);
    expect(await add(owner, amara, `${longest}${family}`)).toMatchObject({
      status: 422,
      body: { fields: { position: 'validationError' } },
    });
    expect((await add(owner, amara, longest)).body.position).toBe(longest);
  });

  it('CMP-04 to add are people whom one knows, and with a term all who can be found', async () => {
    const hidden = await server.member({ permalink: 'hidden', privacy: { find_in_search: 'no_one' } });
    const unconfirmed = await server.member({ permalink: 'unconfirmed', confirmedAt: null });
    const known = await server.member({ permalink: 'known', privacy: { find_in_search: 'no_one' } });
    await makeFollow(server, owner.id, known.id);
    await makeFollow(server, owner.id, moderator.id);
    await amara.call('POST', `/api/follower/${owner.id}/block`);
    const free = await server.member({ permalink: 'free', firstName: 'Member' });
    expect(await addable()).toEqual(['known']);
    expect(await addable('?term=member')).toEqual(['known', 'free']);
    for (const [whom, status] of [
      [hidden, 404],
      [unconfirmed, 404],
      [amara, 404],
      [free, 201],
      [known, 201],
    ] as const)
      expect([whom.row.permalink, (await add(owner, whom)).status]).toEqual([whom.row.permalink, status]);
    expect((await add(moderator, amara)).status).toBe(201);
    expect((await owner.call('POST', path('members/999'))).status).toBe(404);
  });

  it('CMP-04 are listed by role, searched, and by page; managers see people across a block too', async () => {
    const mia = await server.member({ permalink: 'mia' });
    const noor = await server.member({ permalink: 'noor' });
    for (const { id } of [amara, mia, noor]) await employ(server, companyId, id);
    const isMia = eq(companyMembers.userId, mia.id);
    expect(named(await teamOf(amara))).toEqual([
      'owner owner',
      'moderator moderator',
      'amara member',
      'mia member',
      'noor member',
    ]);
    await server.db
      .update(companyMembers)
      .set({ createdAt: new Date(0) })
      .where(isMia);
    expect(named(await teamOf(amara, '?type=member'))).toEqual(['mia member', 'amara member', 'noor member']);
    expect(named(await teamOf(amara, '?type=manager'))).toEqual(['owner owner', 'moderator moderator']);
    expect(named(await teamOf(amara, '?type=moderator'))).toEqual(['moderator moderator']);
    expect(named(await teamOf(amara, '?type=member&term=mi'))).toEqual(['mia member']);
    const second = await teamOf(amara, '?page=2&per_page=2');
    expect([named(second), second.count]).toEqual([['mia member', 'amara member'], 5]);
    expect((await amara.call('GET', path('members?type=boss'))).status).toBe(400);
    await amara.call('POST', `/api/follower/${moderator.id}/block`);
    expect((await teamOf(amara)).count).toBe(4);
    expect((await teamOf(moderator)).count).toBe(5);
  });

  it('CMP-02 CMP-04 are shown to the team alone while that section is off', async () => {
    await server.db
      .update(companies)
      .set({ privacy: 0, options: { wall: true, photos: true, contacts: true, members: false } });
    expect((await amara.call('GET', path('members'))).status).toBe(403);
    await employ(server, companyId, amara.id);
    expect((await teamOf(amara)).count).toBe(3);
  });

  it('CMP-04 who become moderators run the company, and run it no longer when they are made members', async () => {
    await employ(server, companyId, amara.id);
    const edit = () => amara.call('PATCH', `/api/companies/${companyId}`, { location: 'Almada' });
    expect((await edit()).status).toBe(403);
    expect((await setRole(moderator, amara, 'moderator')).body).toMatchObject({ role: 'moderator' });
    expect((await teamOf(owner, '?type=manager')).count).toBe(3);
    expect((await edit()).status).toBe(200);
    expect((await setRole(moderator, amara, 'member')).body).toMatchObject({ type: 'member' });
    expect((await edit()).status).toBe(403);
    expect((await setRole(owner, amara, 'king')).status).toBe(422);
    expect((await setRole(owner, await server.member(), 'moderator')).status).toBe(404);
  });

  it('CMP-04 are removed, which lowers the count, and leave; the only owner does not', async () => {
    await employ(server, companyId, amara.id);
    expect((await remove(amara, moderator)).status).toBe(403);
    expect((await remove(moderator, owner)).status).toBe(403);
    expect((await remove(moderator, amara)).status).toBe(204);
    expect(await company(amara)).toMatchObject({ role: null, members: 2 });
    expect((await remove(moderator, amara)).status).toBe(404);
    expect((await remove(owner, owner)).status).toBe(409);
    expect((await setRole(owner, owner, 'member')).status).toBe(409);
    expect((await remove(moderator, moderator)).status).toBe(204);
    expect((await company(owner)).members).toBe(1);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-04 are handed the company by its owner, who becomes moderator and may then leave', async () => {
    await employ(server, companyId, amara.id);
    expect((await setRole(moderator, amara, 'owner')).status).toBe(403);
    expect((await setRole(owner, amara, 'owner')).body).toMatchObject({ role: 'owner' });
    expect(named(await teamOf(owner))).toEqual(['amara owner', 'owner moderator', 'moderator moderator']);
    expect((await setRole(owner, amara, 'member')).status).toBe(403);
    expect((await remove(owner, owner)).status).toBe(204);
  });
});

describe('at the same time', () => {
  it('CMP-04 two who add, remove and promote one person leave the count right', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await server.member();
      const added = await Promise.all([add(owner, person, 'One'), add(moderator, person, 'Two')]);
      expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
      const [removed, promoted] = await Promise.all([
        remove(owner, person),
        setRole(moderator, person, 'moderator'),
      ]);
      expect([removed.status, [200, 404].includes(promoted.status)]).toEqual([204, true]);
      const [again, undone] = await Promise.all([add(owner, person), remove(moderator, person)]);
      const isIn = named(await teamOf(owner)).includes(`${person.row.permalink} member`);
      // Removed before the answer was written, the added person is not there to be shown.
      expect([undone.status, isIn, [201, 404].includes(again.status)]).toEqual(
        isIn ? [404, true, true] : [204, false, true],
      );
    }
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-04 two owners who leave at once leave one', async () => {
    await server.db
      .update(companyMembers)
      .set({ role: 'owner' })
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, moderator.id)));
    const answers = await Promise.all([remove(owner, owner), remove(moderator, moderator)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('CMP-03 twenty who follow and unfollow at once are counted as they are', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => server.member()));
    const answers = await Promise.all(
      crowd.flatMap((member, index) => [
        member.call('POST', path('follow')),
        member.call('POST', path('follow')),
        ...(index % 2 === 0 ? [member.call('POST', path('unfollow'))] : []),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await server.db.select().from(companyFollows)).length).toBeGreaterThanOrEqual(10);
  });
});
