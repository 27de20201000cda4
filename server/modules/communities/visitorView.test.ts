import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WireCompany } from '@/shared/wire/company';
import type { WireGroup } from '@/shared/wire/group';
import type { WirePost } from '@/shared/wire/post';
import { companyMembers, blocks } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeCompany, makeGroup, pendingPicture, publish } from '../../testing/posts';

describe('a group and a company as a visitor sees them', () => {
  let server: TestServer;
  let owner: TestMember;
  let shy: TestMember;
  let member: TestMember;
  let groupId: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    await server.reset();
    owner = await server.member();
    member = await server.member();
    shy = await server.member({ privacy: { profile_details: 'all_followers' } });
    groupId = await makeGroup(server, owner.id, { permalink: 'the-group', links: ['https://a.example/'] });
    for (const one of [member, shy]) await joinGroup(server, groupId, one.id);
  });
  const group = async (as = '?as=visitor') =>
    (await owner.call<WireGroup>('GET', `/api/groups/the-group${as}`)).body;
  const postsOf = async (place: string, who = owner, as = '?as=visitor') => {
    const { status, body } = await who.call<WireList<WirePost>>('GET', `/api/post/${place}${as}`);
    return status === 200 ? body.list.map(({ post }) => post) : status;
  };

  it('GRP-03 GRP-07 an owner sees a public group without a role, and the posts that strangers see', async () => {
    await publish(shy, { post: 'For followers' }, `group/${groupId}`);
    await publish(member, { post: 'For all' }, `group/${groupId}`);
    const stranger = await server.member();
    const asStranger = (await stranger.call<WireGroup>('GET', '/api/groups/the-group')).body;
    expect(await group()).toEqual(asStranger);
    expect(await group('')).toMatchObject({ role: 'owner', can_post: true });
    expect(await postsOf(`group/${groupId}`, owner, '')).toEqual(['For all', 'For followers']);
    expect(await postsOf(`group/${groupId}`)).toEqual(['For all']);
    expect(await postsOf(`group/${groupId}`, stranger, '')).toEqual(['For all']);
  });

  it('GRP-03 shows of a private group what its header shows', async () => {
    await owner.call('PATCH', `/api/groups/${groupId}`, { privacy: 1 });
    await publish(member, { post: 'Inside' }, `group/${groupId}`);
    expect(await group()).toMatchObject({ role: null, can_see: false, links: [], pinned: [] });
    expect(await postsOf(`group/${groupId}`)).toBe(403);
  });

  it('GRP-03 only narrows: posts that the owner does not see stay away, pinned ones too', async () => {
    const post = await publish(member, { post: 'Of a blocker' }, `group/${groupId}`);
    await owner.call('POST', `/api/groups/${groupId}/pins/${post.id}`);
    expect((await group()).pinned).toEqual([post.id]);
    await server.db
      .insert(blocks)
      .values({ blockerId: member.id, blockedId: owner.id, createdAt: new Date() });
    expect(await postsOf(`group/${groupId}`)).toEqual([]);
    expect((await group()).pinned).toEqual([]);
  });

  it('GRP-03 shows the pictures that both the owner and a visitor see', async () => {
    const picture = async (author: TestMember) => {
      const key = await pendingPicture(server, author.id);
      await publish(author, { post: 'Look', photos: [key] }, `group/${groupId}`);
      return key;
    };
    const blocker = await server.member();
    await joinGroup(server, groupId, blocker.id);
    const [open, hidden] = [await picture(member), await picture(shy)];
    await picture(blocker);
    await server.db
      .insert(blocks)
      .values({ blockerId: blocker.id, blockedId: owner.id, createdAt: new Date() });
    const keysOf = async (as: string) => {
      const path = `/api/gallery/photos?group_id=${groupId}${as}`;
      return (await owner.call<WireList<WireImage>>('GET', path)).body.list.map(({ key }) => key);
    };
    expect(await keysOf('')).toEqual([hidden, open]);
    expect(await keysOf('&as=visitor')).toEqual([open]);
    const months = `/api/gallery/months?group_id=${groupId}&as=visitor`;
    const { body } = await owner.call<WireList<{ count: number }>>('GET', months);
    expect(body.list.map(({ count }) => count)).toEqual([1]);
    await owner.call('PATCH', `/api/groups/${groupId}`, { privacy: 1 });
    expect((await owner.call('GET', months)).status).toBe(403);
  });

  it('GRP-07 CMP-04 is refused to those who may not edit, on walls of members, and in other words', async () => {
    const companyId = await makeCompany(server, 'Boats');
    const refused = [
      '/api/groups/the-group?as=visitor',
      `/api/post/group/${groupId}?as=visitor`,
      `/api/post/company/${companyId}?as=visitor`,
      `/api/post/user/${member.id}?as=visitor`,
      `/api/gallery/photos?group_id=${groupId}&as=visitor`,
      `/api/gallery/months?company_id=${companyId}&as=visitor`,
      `/api/gallery/photos?user_id=${member.id}&as=visitor`,
    ];
    for (const path of refused) expect([path, (await member.call('GET', path)).status]).toEqual([path, 403]);
    expect((await owner.call('GET', '/api/groups/the-group?as=owner')).status).toBe(400);
  });

  it('CMP-02 a manager sees a company without a role and its private contacts', async () => {
    const companyId = await makeCompany(server, 'Boats', { privacy: 1, permalink: 'boats' });
    await server.db
      .insert(companyMembers)
      .values({ companyId, userId: owner.id, role: 'owner', createdAt: new Date() });
    const links = ['https://boats.example/'];
    await owner.call('PATCH', `/api/companies/${companyId}`, { links });
    await publish(owner, { post: 'For the team' }, `company/${companyId}`);
    const read = async (as = '') => (await owner.call<WireCompany>('GET', `/api/companies/boats${as}`)).body;
    expect(await read()).toMatchObject({ role: 'owner', links, can_see: true });
    expect(await read('?as=visitor')).toMatchObject({ role: null, links: [], can_see: false });
    expect(await postsOf(`company/${companyId}`)).toBe(403);
    await owner.call('PATCH', `/api/companies/${companyId}`, { privacy: 0 });
    expect(await read('?as=visitor')).toMatchObject({ role: null, links, can_post: false, can_see: true });
    expect(await postsOf(`company/${companyId}`)).toEqual(['For the team']);
  });
});
