import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireDictionary, WireGroup, WireGroupInvite } from '@/shared/wire/group';
import { fillCategories } from '../../db/categories';
import { files, groups, posts, tags, users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, joinGroup, makeFollow, makeGroup, pendingPicture, publish } from '../../testing/posts';

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

const namesOf = (answer: { body: WireList<WireGroup> }) => answer.body.list.map(({ name }) => name);

async function firstCategory() {
  await fillCategories(server.db);
  const { body } = await amara.call<WireDictionary>('GET', '/api/dict');
  const [category] = body.lists.group_categories;
  if (category === undefined) throw new TypeError('There are categories');
  return category;
}

describe('creating and editing groups', () => {
  it('GRP-02 lists the categories of groups and companies with their subcategories', async () => {
    await fillCategories(server.db);
    const { lists } = (await amara.call<WireDictionary>('GET', '/api/dict')).body;
    expect(lists.group_categories[0]).toMatchObject({
      name: 'Sport and outdoors',
      subcategories: [{ name: 'Cycling' }, { name: 'Swimming' }, { name: 'Walking' }],
    });
    expect(lists.company_categories.map(({ name }) => name)).toContain('Publishing');
  });

  it('GRP-02 creates a group that the creator owns, with a permalink of its name', async () => {
    const category = await firstCategory();
    const body = {
      userId: String(amara.id),
      name: '  Night   Swimmers ',
      privacy: 1,
      category: category.id,
      subcategory: category.subcategories[1]?.id,
      description: 'Cold water',
      post_group: 'moderator',
    };
    const first = await amara.call<WireGroup>('POST', '/api/groups', body);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      name: 'Night Swimmers',
      permalink: 'night-swimmers',
      privacy: 1,
      category: { name: 'Sport and outdoors' },
      subcategory: { name: 'Swimming' },
      post_group: 'moderator',
      role: 'owner',
      members: 1,
      can_post: true,
      can_see: true,
    });
    const second = await yusuf.call<WireGroup>('POST', '/api/groups', body);
    expect(second.body.permalink).toMatch(/^night-swimmers-\d+$/);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it.each([
    ['a reserved word', 'Suggestions', /^suggestions-\d+$/],
    ['no Latin letter', 'Группа', /^group-\d+$/],
  ])('GRP-02 finds a permalink for a name that is %s', async (_what, name, permalink) => {
    const { id: category } = await firstCategory();
    const answer = await amara.call<WireGroup>('POST', '/api/groups', { name, privacy: 0, category });
    expect(answer.body.permalink).toMatch(permalink);
  });

  it.each([
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: ' \u200b ' }],
    ['privacy', { privacy: 2 }],
    ['category', { category: '999' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['post_group', { post_group: 'owner' }],
  ])('GRP-02 GRP-08 refuses a wrong %s', async (field, wrong) => {
    const { id: category } = await firstCategory();
    const body = { name: 'A group', privacy: 0, category, ...wrong };
    const answer = await amara.call<WireError>('POST', '/api/groups', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('GRP-02 refuses the subcategory of another category, and a category of companies', async () => {
    const category = await firstCategory();
    const { lists } = (await amara.call<WireDictionary>('GET', '/api/dict')).body;
    const create = (parts: object) =>
      amara.call<WireError>('POST', '/api/groups', {
        name: 'A group',
        privacy: 0,
        category: category.id,
        ...parts,
      });
    const other = lists.group_categories[1]?.subcategories[0]?.id;
    expect((await create({ subcategory: other })).body.fields).toEqual({ subcategory: 'validationError' });
    const ofCompanies = lists.company_categories[0]?.id;
    expect((await create({ category: ofCompanies })).body.fields).toEqual({ category: 'validationError' });
  });

  it('GRP-02 edits every field, and finds the group by its new name', async () => {
    const { id: category } = await firstCategory();
    const groupId = await makeGroup(server, amara.id);
    const edit = {
      name: 'Lantern Walkers',
      permalink: 'lanterns',
      privacy: 1,
      category,
      description: 'By night',
      post_group: 'admin',
      location: 'Porto',
      links: ['https://lanterns.example/a'],
      pictures: false,
      contacts: 'Ask Amara',
      wall: false,
    };
    const answer = await amara.call<WireGroup>('PATCH', `/api/groups/${groupId}`, edit);
    expect(answer.body).toMatchObject({ ...edit, category: { id: category }, can_post: false });
    expect((await yusuf.call<WireGroup>('GET', '/api/groups/LANTERNS')).body.name).toBe('Lantern Walkers');
    const found = await yusuf.call<WireList<WireGroup>>('GET', '/api/search/groups?term=lantern');
    expect(namesOf(found)).toEqual(['Lantern Walkers']);
  });

  it.each([
    ['permalink', 'taken'],
    ['permalink', 'suggestions'],
    ['permalink', 'No Spaces'],
    ['links', ['ftp://files.example/']],
    ['links', Array.from({ length: 11 }, (_, index) => `https://example.com/${index}`)],
    ['contacts', 'x'.repeat(501)],
  ])('GRP-02 refuses %s %j', async (field, value) => {
    await makeGroup(server, yusuf.id, { permalink: 'taken' });
    const groupId = await makeGroup(server, amara.id);
    const answer = await amara.call<WireError>('PATCH', `/api/groups/${groupId}`, { [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it('GRP-06 a deleted group takes its posts, comments, tags and pictures along', async () => {
    const groupId = await makeGroup(server, amara.id, { permalink: 'short-lived' });
    await joinGroup(server, groupId, yusuf.id);
    const photo = await pendingPicture(server, yusuf.id);
    const post = await publish(yusuf, { post: 'In here #soon', photos: [photo] }, `group/${groupId}`);
    await amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'Gone soon' });
    const own = await publish(yusuf, { post: 'Stays #soon' });
    await comment(amara, own.id, 'Stays');
    expect((await amara.call('DELETE', `/api/groups/${groupId}`)).status).toBe(204);
    expect((await amara.call('GET', '/api/groups/short-lived')).status).toBe(404);
    expect((await server.db.select().from(posts)).map(({ id }) => String(id))).toEqual([own.id]);
    expect(await server.db.select().from(files)).toEqual([]);
    const [tag] = await server.db.select().from(tags);
    const [author] = await server.db.select().from(users).where(eq(users.id, yusuf.id));
    expect([tag?.postCount, author?.postCount]).toEqual([1, 1]);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});

describe('lists of groups', () => {
  it('GRP-01 GRP-04 suggests groups of followed people first, and none in which one stands in any way', async () => {
    const owner = await server.member({ permalink: 'owner' });
    const make = (name: string, memberCount: number) =>
      makeGroup(server, owner.id, { name, searchName: name.toLowerCase(), memberCount });
    await make('Large', 9);
    const friendly = await make('Friendly', 2);
    const joined = await make('Joined', 3);
    const asked = await make('Asked', 3);
    const blocked = await make('Blocked', 3);
    await makeFollow(server, amara.id, yusuf.id);
    await joinGroup(server, friendly, yusuf.id);
    await joinGroup(server, blocked, amara.id, 'member', true);
    await server.db.update(groups).set({ privacy: 1 }).where(eq(groups.id, asked));
    const suggested = (query = '') =>
      amara.call<WireList<WireGroup>>('GET', `/api/groups/suggestions${query}`);
    expect(namesOf(await suggested())).toEqual(['Friendly', 'Large', 'Joined', 'Asked']);
    await amara.call('POST', `/api/groups/${joined}/join`);
    await amara.call('POST', `/api/groups/${asked}/join`);
    expect(namesOf(await suggested())).toEqual(['Friendly', 'Large']);
    expect(namesOf(await suggested('?term=lar'))).toEqual(['Large']);
    expect((await suggested('?page=2&per_page=1')).body).toMatchObject({
      count: 2,
      list: [{ name: 'Large' }],
    });
    expect((await suggested('?page=9')).body).toEqual({ list: [], count: 2 });
    expect((await amara.call('DELETE', `/api/groups/suggestions/${friendly}`)).status).toBe(204);
    expect(namesOf(await suggested())).toEqual(['Large']);
    expect((await amara.call('DELETE', '/api/groups/suggestions/999999')).status).toBe(404);
  });

  it('GRP-01 lists invitations with who invites, requests to join apart, and searches both', async () => {
    const walkers = await makeGroup(server, yusuf.id, { name: 'Walkers', searchName: 'walkers' });
    const bakers = await makeGroup(server, yusuf.id, { name: 'Bakers', searchName: 'bakers' });
    const closed = await makeGroup(server, yusuf.id, { name: 'Closed', searchName: 'closed', privacy: 1 });
    for (const groupId of [walkers, bakers]) {
      await yusuf.call('POST', `/api/invites/group/${groupId}/create/${amara.id}`);
      server.clock.advance(60);
    }
    await amara.call('POST', `/api/groups/${closed}/join`);
    const invites = async (query: string) =>
      (await amara.call<WireList<WireGroupInvite>>('GET', `/api/invites/group?${query}`)).body;
    const { list, count } = await invites('dir=in');
    expect([count, list.map(({ group, user }) => [group.name, user.permalink])]).toEqual([
      2,
      [
        ['Bakers', 'yusuf'],
        ['Walkers', 'yusuf'],
      ],
    ]);
    expect(list[0]?.group.invite_id).toBe(list[0]?.id);
    expect((await invites('dir=in&term=walk')).list.map(({ group }) => group.name)).toEqual(['Walkers']);
    expect((await invites('dir=out')).list).toMatchObject([
      { group: { name: 'Closed', invite_status: 'out' }, user: { permalink: 'amara' } },
    ]);
    await amara.call('POST', `/api/follower/${yusuf.id}/block`);
    expect(await invites('dir=in')).toEqual({ list: [], count: 0 });
  });

  it('GRP-03 strangers of a private group see its header, without links and contacts', async () => {
    const traits = {
      permalink: 'hidden',
      privacy: 1 as const,
      links: ['https://a.example'],
      contacts: 'a@b.example',
    };
    await makeGroup(server, amara.id, traits);
    const { body } = await yusuf.call<WireGroup>('GET', '/api/groups/hidden');
    expect(body).toMatchObject({
      name: 'A group',
      can_see: false,
      can_post: false,
      links: [],
      contacts: null,
    });
    expect((await amara.call<WireGroup>('GET', '/api/groups/hidden')).body).toMatchObject({
      links: traits.links,
      contacts: traits.contacts,
    });
  });
});
