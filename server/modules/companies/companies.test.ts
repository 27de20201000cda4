import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxCompanyContacts, maxLinks } from '@/shared/config/limits';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireCompany, WireCompanyContact } from '@/shared/wire/company';
import type { WireDictionary } from '@/shared/wire/group';
import { fillCategories } from '../../db/categories';
import { companies } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { employ, makeCompany, makeFollow } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await fillCategories(server.db);
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

const dictionary = async () => (await amara.call<WireDictionary>('GET', '/api/dict')).body.lists;
const categoryOf = async (name: string) => {
  const found = (await dictionary()).company_categories.find((category) => category.name === name);
  if (found === undefined) throw new TypeError(`There is no ${name}`);
  return found;
};
async function create(body: object = {}, by = amara) {
  const { id } = await categoryOf('Publishing');
  const fields = { name: 'Estuary Press', privacy: 0, category: id, description: ' Small books. ', ...body };
  return by.call<WireCompany & WireError>('POST', '/api/companies', fields);
}
const edit = (id: string, body: object, by = amara) =>
  by.call<WireCompany & WireError>('PATCH', `/api/companies/${id}`, body);
const shown = async (permalink: string, to = yusuf) =>
  (await to.call<WireCompany>('GET', `/api/companies/${permalink}`)).body;
const listOf = async (path: string, member = amara) =>
  (await member.call<WireList<WireCompany>>('GET', `/api/companies/${path}`)).body;
const names = ({ list }: WireList<WireCompany>) => list.map(({ name }) => name);
const follow = (member: TestMember, id: number | string) =>
  member.call('POST', `/api/companies/${id}/follow`);

describe('creating', () => {
  it('CMP-01 makes the creator owner of a page with every section, whom it does not make a follower', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Estuary Press',
      privacy: 0,
      category: { name: 'Publishing' },
      subcategory: null,
      description: 'Small books.',
      permalink: 'estuary-press',
      options: { wall: true, photos: true, contacts: true, members: true },
      links: [],
      contacts: [],
      role: 'owner',
      is_follow: false,
      followers: 0,
      members: 1,
      can_post: true,
      can_see: true,
    });
    expect(await shown('Estuary-Press')).toMatchObject({ id: body.id, role: null, can_post: false });
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-01 finds a free permalink, also for names without letters and for words of paths', async () => {
    await create();
    expect((await create({}, yusuf)).body.permalink).toMatch(/^estuary-press-\d+$/);
    expect((await create({ name: '慢' })).body.permalink).toMatch(/^company-\d+$/);
    expect((await create({ name: 'Suggestions' })).body.permalink).toMatch(/^suggestions-\d+$/);
  });

  it('CMP-01 refuses categories of groups, subcategories of others, and names that show nothing', async () => {
    const { group_categories } = await dictionary();
    const other = await categoryOf('Services');
    const fieldsOf = async (body: object) => (await create(body)).body.fields;
    const wrong = { category: 'validationError' };
    expect(await fieldsOf({ category: group_categories[0]?.id })).toEqual(wrong);
    expect(await fieldsOf({ subcategory: other.subcategories[0]?.id })).toEqual({
      subcategory: 'validationError',
    });
    expect(await fieldsOf({ name: '\u200b' })).toEqual({ name: 'validationError' });
    expect(await fieldsOf({ name: 'x'.repeat(101) })).toEqual({ name: 'validationError' });
    expect(await fieldsOf({ privacy: 2 })).toEqual({ privacy: 'validationError' });
    expect(await server.db.select().from(companies)).toEqual([]);
  });
});

describe('settings', () => {
  const contact: WireCompanyContact = {
    category: 'finance',
    name: 'Inês',
    email: 'contas@estuary.example',
    phone: '+351 212 550 187',
  };

  it('CMP-01 change any field, each kept when it is not sent', async () => {
    const { id } = (await create()).body;
    const { subcategories } = await categoryOf('Publishing');
    const { status, body } = await edit(id, {
      permalink: 'the-press',
      location: ' Almada ',
      links: ['https://press.example'],
      subcategory: subcategories[0]?.id,
      contacts: [{ ...contact, email: ' Contas@Estuary.example ' }],
    });
    expect(status).toBe(200);
    const expected = {
      name: 'Estuary Press',
      permalink: 'the-press',
      location: 'Almada',
      links: ['https://press.example'],
      subcategory: { id: subcategories[0]?.id },
      contacts: [contact],
    };
    expect(body).toMatchObject(expected);
    expect((await edit(id, { options: { photos: false } })).body).toMatchObject({
      ...expected,
      options: { wall: true, photos: false, contacts: true, members: true },
    });
    expect((await edit(id, {})).body).toMatchObject(expected);
    const services = await categoryOf('Services');
    expect((await edit(id, { category: services.id, name: 'Boats', privacy: 1 })).body).toMatchObject({
      name: 'Boats',
      privacy: 1,
      category: { id: services.id },
      subcategory: null,
    });
    const found = await amara.call<WireList<WireCompany>>('GET', '/api/search/companies?term=boat');
    expect(names(found.body)).toEqual(['Boats']);
  });

  it.each<[string, object]>([
    ['permalink', { permalink: 'my' }],
    ['permalink', { permalink: 'taken' }],
    ['links.0', { links: ['data:text/html,Hello'] }],
    ['links', { links: Array.from({ length: maxLinks + 1 }, () => 'https://press.example') }],
    ['contacts', { contacts: Array.from({ length: maxCompanyContacts + 1 }, () => contact) }],
    ['contacts.0.email', { contacts: [{ ...contact, email: 'nobody' }] }],
    ['contacts.0.email', { contacts: [{ ...contact, email: '', phone: ' ' }] }],
    ['contacts.0.phone', { contacts: [{ ...contact, phone: '1'.repeat(31) }] }],
    ['contacts.0.phone', { contacts: [{ ...contact, phone: 'call us' }] }],
    ['contacts.0.name', { contacts: [{ ...contact, name: '' }] }],
    ['contacts.0.category', { contacts: [{ ...contact, category: 'press' }] }],
    ['options.wall', { options: { wall: 'off' } }],
  ])('CMP-01 refuse a wrong %s', async (field, body) => {
    await makeCompany(server, 'Taken', { permalink: 'taken' });
    const { id } = (await create()).body;
    const answer = await edit(id, body);
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: 'validationError' }]);
  });

  it('CMP-01 take as many contacts as are allowed, with an address or a number', async () => {
    const { id } = (await create()).body;
    const contacts = Array.from({ length: maxCompanyContacts }, (_, index) =>
      index % 2 === 0 ? { ...contact, email: '' } : { ...contact, phone: '' },
    );
    expect((await edit(id, { contacts })).body.contacts).toEqual(contacts);
  });

  it('CMP-04 are for those who run the company', async () => {
    const { id } = (await create()).body;
    expect((await edit(id, { name: 'Mine' }, yusuf)).status).toBe(403);
    await employ(server, Number(id), yusuf.id);
    expect((await edit(id, { name: 'Mine' }, yusuf)).status).toBe(403);
    expect((await edit('999', { name: 'Mine' })).status).toBe(404);
  });
});

describe('the header', () => {
  it('CMP-02 of a private company is all that others see, its followers too', async () => {
    const { id } = (await create({ privacy: 1 })).body;
    const contacts = [{ category: 'finance', name: 'Inês', email: 'a@b.example', phone: '' }];
    await edit(id, { contacts, links: ['https://press.example'], location: 'Almada' });
    await follow(yusuf, id);
    expect(await shown('estuary-press')).toMatchObject({
      name: 'Estuary Press',
      description: 'Small books.',
      location: 'Almada',
      followers: 1,
      members: 1,
      is_follow: true,
      can_see: false,
      links: [],
      contacts: [],
    });
    await employ(server, Number(id), yusuf.id);
    expect(await shown('estuary-press')).toMatchObject({
      can_see: true,
      links: ['https://press.example'],
      contacts,
    });
    expect((await yusuf.call('GET', '/api/companies/nothing-here')).status).toBe(404);
  });

  it('CMP-02 leaves contacts out that are switched off, but for those who run the company', async () => {
    const { id } = (await create()).body;
    const contacts = [{ category: 'finance', name: 'Inês', email: '', phone: '212' }];
    await edit(id, { contacts, options: { contacts: false } });
    await employ(server, Number(id), yusuf.id);
    expect((await shown('estuary-press')).contacts).toEqual([]);
    expect((await shown('estuary-press', amara)).contacts).toEqual(contacts);
  });
});

describe('lists', () => {
  it('CMP-01 hold what one works for and follows, and what one runs; each by 20 and by term', async () => {
    const first = (await create({ name: 'Anchor' })).body;
    const { id } = (await create({ name: 'Boats' }, yusuf)).body;
    await employ(server, Number(id), amara.id);
    const followed = await makeCompany(server, 'Corner shop');
    await follow(amara, followed);
    expect(names(await listOf(`${amara.id}/all`))).toEqual(['Anchor', 'Boats', 'Corner shop']);
    expect(names(await listOf(`${amara.id}/all?term=bo`))).toEqual(['Boats']);
    expect(names(await listOf(`${amara.id}/my`))).toEqual(['Anchor']);
    expect((await listOf(`${amara.id}/my`)).list[0]).toEqual(await shown(first.permalink, amara));
    for (let serial = 0; serial < 21; serial += 1)
      await follow(amara, await makeCompany(server, `Stall ${serial}`));
    const whole = await listOf(`${amara.id}/all?page=2`);
    expect([whole.count, whole.list.length]).toEqual([24, 4]);
  });

  it('CMP-01 tell one’s own private ones, and nobody else', async () => {
    await makeFollow(server, yusuf.id, amara.id);
    const hidden = await makeCompany(server, 'Hidden', { privacy: 1 });
    await follow(amara, hidden);
    expect(names(await listOf(`${amara.id}/all`))).toEqual(['Hidden']);
    expect(await listOf(`${amara.id}/all`, yusuf)).toEqual({ list: [], count: 0 });
    const found = await amara.call<WireList<WireCompany>>('GET', '/api/search/companies?term=hidden');
    expect(found.body).toEqual({ list: [], count: 0 });
  });

  it('CMP-01 suggest what people one follows follow, then the most followed; nothing known or hidden', async () => {
    const [big, known, quiet, mine, followed] = await Promise.all(
      ['Big', 'Known', 'Quiet', 'Mine', 'Followed'].map((name) => makeCompany(server, name)),
    );
    if (!big || !known || !quiet || !mine || !followed) throw new TypeError('Five companies were expected');
    const hidden = await makeCompany(server, 'Hidden', { privacy: 1 });
    await employ(server, mine, amara.id);
    await follow(amara, followed);
    const friend = await server.member();
    const secretive = await server.member({ privacy: { companies_i_follow: 'no_one' } });
    await makeFollow(server, amara.id, friend.id);
    await makeFollow(server, amara.id, secretive.id);
    const others = [await server.member(), await server.member()];
    for (const member of others) await follow(member, big);
    await follow(friend, known);
    await follow(friend, hidden);
    await follow(secretive, quiet);
    const suggested = await listOf('suggestions');
    expect([names(suggested), suggested.count]).toEqual([['Known', 'Big', 'Quiet'], 3]);
    expect(names(await listOf('suggestions?term=qui'))).toEqual(['Quiet']);
    expect(await listOf('suggestions?page=2')).toEqual({ list: [], count: 3 });
    await follow(amara, known);
    expect(names(await listOf('suggestions'))).toEqual(['Big', 'Quiet']);
    for (let time = 0; time < 2; time += 1)
      expect((await amara.call('DELETE', `/api/companies/suggestions/${big}`)).status).toBe(204);
    expect((await amara.call('DELETE', '/api/companies/suggestions/999999')).status).toBe(404);
    expect(names(await listOf('suggestions'))).toEqual(['Quiet']);
    expect(names(await listOf('suggestions', yusuf))).toContain('Big');
  });
});
