import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireLoggedUser, WireProfile } from '@/shared/wire/user';
import { users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const edit = (member: TestMember, body: unknown) =>
  member.call<WireLoggedUser>('PATCH', '/api/user/edit', body);
const profileOf = async (viewer: TestMember, permalink: string) =>
  (await viewer.call<WireProfile | null>('GET', `/api/user/user/new/${permalink}`)).body;

describe('own account', () => {
  it('SET-02 reads and changes basic information', async () => {
    const member = await server.member({ email: 'amara@kith.example' });
    const answer = await edit(member, {
      firstName: '  Amara ',
      lastName: 'Nwosu',
      displayName: 'Amara N.',
      permalink: 'amara-nwosu',
      bio: 'Keeps bees on a roof',
      gender: 'female',
      birthday: { month: 2, day: 29, year: 1992 },
      location: 'Lagos',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        first_name: 'Amara',
        display_name: 'Amara N.',
        permalink: 'amara-nwosu',
        bio: 'Keeps bees on a roof',
        gender: 'female',
        birthday: { month: 2, day: 29, year: 1992 },
        location: 'Lagos',
        email: 'amara@kith.example',
        is_private: false,
      },
    });
    expect((await member.call('GET', '/api/user/user/new')).body).toEqual(answer.body);
    expect((await edit(member, { gender: null, birthday: null, location: null })).body).toMatchObject({
      gender: null,
      birthday: null,
      location: null,
    });
  });

  it.each([
    ['a day that does not exist', { birthday: { month: 2, day: 30, year: 2000 } }],
    ['a leap day in another year', { birthday: { month: 2, day: 29, year: 2001 } }],
    ['month 13', { birthday: { month: 13, day: 1, year: 2000 } }],
    ['a fraction', { birthday: { month: 1.5, day: 1, year: 2000 } }],
    ['a year before 1900', { birthday: { month: 1, day: 1, year: 1899 } }],
    ['tomorrow', { birthday: { month: 3, day: 5, year: 2026 } }],
    ['a text', { birthday: '2000-01-01' }],
  ])('VAL-08 refuses a birthday that is %s', async (_what, body) => {
    const member = await server.member();
    expect((await edit(member, body)).status).toBe(422);
  });

  it.each([
    ['an empty name', { firstName: ' ' }],
    ['SET-02 a first name that shows nothing', { firstName: '\u200b\u3164' }],
    ['SET-02 a last name that shows nothing', { lastName: '\u2800' }],
    ['SET-02 a display name that shows nothing', { displayName: '\u3164' }],
    ['a name of a huge grapheme', { firstName: `a${'\u0301'.repeat(900)}` }],
    ['a bio over 500 characters', { bio: 'x'.repeat(501) }],
    ['a reserved permalink', { permalink: 'suggestions' }],
    ['a permalink with capitals', { permalink: 'Amara' }],
    ['a permalink with a path', { permalink: '../admin' }],
    ['an unknown gender', { gender: 'x' }],
    ['an unknown audience', { privacy: { media: 'nobody' } }],
    ['an unknown privacy setting', { privacy: { everything: 'everyone' } }],
    ['a notification switch that is a word', { notification: { vote: 'on' } }],
  ])('SET-02 refuses %s', async (_what, body) => {
    const member = await server.member();
    expect((await edit(member, body)).status).toBe(422);
  });

  it('SET-02 refuses a permalink that is taken, and changes nothing', async () => {
    await server.member({ permalink: 'taken' });
    const member = await server.member({ permalink: 'mine' });
    expect(await edit(member, { permalink: 'taken', bio: 'new' })).toMatchObject({
      status: 422,
      body: { fields: { permalink: 'validationError' } },
    });
    expect(await profileOf(member, 'mine')).toMatchObject({ bio: '' });
  });

  it('SET-02 changes no column that is not in the list', async () => {
    const member = await server.member();
    const [before] = await server.db.select().from(users);
    await edit(member, {
      id: 99,
      passwordHash: 'x',
      accessRole: 'admin',
      followerCount: 9,
      confirmedAt: null,
      votingPower: 1,
    });
    expect(await server.db.select().from(users)).toEqual([before]);
  });

  it('SET-04 SET-05 keeps the other settings when one changes', async () => {
    const member = await server.member();
    await edit(member, { privacy: { media: 'only_me' }, notification: { vote: false } });
    const { body } = await edit(member, { privacy: { message_me: 'no_one' }, notification: { chat: false } });
    expect(body.privacy).toMatchObject({
      media: 'only_me',
      message_me: 'no_one',
      profile_details: 'everyone',
    });
    expect(Object.keys(body.privacy)).toHaveLength(12);
    expect(body.notification).toMatchObject({ vote: false, chat: false, mention: true });
    expect(Object.keys(body.notification)).toHaveLength(13);
  });

  it('SET-05 changes publication and voting power, 0 to 100', async () => {
    const member = await server.member();
    const call = (body: unknown) =>
      member.call<WireLoggedUser>('POST', '/api/profile/editBlockchainSetting', body);
    expect((await call({ publishPosts: true, votingPower: 40 })).body.blockchain).toEqual({
      publish_posts: true,
      voting_power: 40,
    });
    for (const votingPower of [-1, 101, 1.5, '40', null])
      expect((await call({ publishPosts: true, votingPower })).status).toBe(422);
  });

  it('SHELL-05 records a choice for a member and takes it from guests', async () => {
    const member = await server.member();
    expect((await member.call('POST', '/api/user/doNotSell', { doNotSell: true })).status).toBe(204);
    expect((await member.call('POST', '/api/user/doNotSell', { doNotSell: false })).status).toBe(204);
    expect((await server.call('POST', '/api/user/doNotSell', { body: { doNotSell: true } })).status).toBe(
      204,
    );
    expect((await server.call('POST', '/api/user/doNotSell', { body: {} })).status).toBe(422);
  });
});

describe('change of address', () => {
  const confirm = (token: string) => server.call('GET', `/api/users/confirm?token=${token}`);
  const logIn = (email: string) =>
    server.call('POST', '/api/users/auth', { body: { email, plainPassword: memberPassword } });

  it('SET-02 stays pending until the link is opened, and the old address is told', async () => {
    const member = await server.member({ email: 'old@kith.example' });
    expect((await edit(member, { email: 'New@kith.example' })).body.email).toBe('old@kith.example');
    const outbox = await server.outbox();
    expect(outbox.map(({ recipient }) => recipient)).toEqual(['new@kith.example', 'old@kith.example']);
    expect(outbox[1]?.body).not.toContain('emailConfirmed');
    expect((await logIn('new@kith.example')).status).toBe(401);
    const token = await server.mailedToken('new@kith.example');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect((await logIn('new@kith.example')).status).toBe(200);
    expect((await logIn('old@kith.example')).status).toBe(401);
  });

  it('SET-02 is told of with the own account until it is confirmed, taken back or too old', async () => {
    const member = await server.member({ email: 'old@kith.example' });
    const pending = async () =>
      (await member.call<WireLoggedUser>('GET', '/api/user/user/new')).body.pending_email;
    expect(await pending()).toBeNull();
    expect((await edit(member, { email: 'New@kith.example' })).body.pending_email).toBe('new@kith.example');
    expect((await edit(member, { bio: 'Bread' })).body.pending_email).toBe('new@kith.example');
    const first = await server.mailedToken('new@kith.example');
    await edit(member, { email: 'new@kith.example' });
    expect((await confirm(first)).status).toBe(422);
    await confirm(await server.mailedToken('new@kith.example'));
    expect(await pending()).toBeNull();

    await edit(member, { email: 'other@kith.example' });
    expect(await pending()).toBe('other@kith.example');
    expect((await edit(member, { email: 'new@kith.example' })).body.pending_email).toBeNull();
    await edit(member, { email: 'other@kith.example' });
    server.clock.advance(24 * 3600);
    expect(await pending()).toBeNull();

    const viewer = await server.member();
    await edit(member, { email: 'third@kith.example' });
    expect(JSON.stringify(await profileOf(viewer, member.row.permalink))).not.toContain('third@');
  });

  it('SET-02 mails three times an hour at most; taking the change back is always possible', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    const member = await strict.member({ email: 'old@kith.example' });
    for (let ask = 0; ask < 3; ask += 1)
      expect((await edit(member, { email: `new${ask}@kith.example` })).status).toBe(200);
    expect((await edit(member, { email: 'new3@kith.example' })).status).toBe(429);
    const back = await edit(member, { email: 'old@kith.example' });
    expect([back.status, back.body.pending_email]).toEqual([200, null]);
    await strict.close();
  });

  it('SET-02 stores nothing of an edit whose address is one too many', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    const member = await strict.member({ email: 'old@kith.example', bio: 'Bread' });
    for (let ask = 0; ask < 3; ask += 1) await edit(member, { email: `new${ask}@kith.example` });
    expect((await edit(member, { email: 'new3@kith.example', bio: 'Cake' })).status).toBe(429);
    expect((await member.call<WireLoggedUser>('GET', '/api/user/user/new')).body.bio).toBe('Bread');
    await strict.close();
  });

  it('SET-02 tells nobody whether an address is taken, and tells its holder without a link', async () => {
    const member = await server.member({ email: 'old@kith.example' });
    await server.member({ email: 'taken@kith.example' });
    const free = await edit(member, { email: 'freed@kith.example' });
    const taken = await edit(member, { email: 'taken@kith.example' });
    expect(taken.status).toBe(200);
    expect(JSON.stringify(taken.body).replaceAll('taken@', 'freed@')).toBe(JSON.stringify(free.body));
    expect(taken.body).toMatchObject({ email: 'old@kith.example', pending_email: 'taken@kith.example' });
    const [, , toHolder, toOld] = await server.outbox();
    expect(toHolder).toMatchObject({ recipient: 'taken@kith.example' });
    expect(toHolder?.body).toContain('stays there');
    expect(toHolder?.body).not.toContain('token=');
    expect(toOld).toMatchObject({ recipient: 'old@kith.example' });
    expect((await logIn('taken@kith.example')).status).toBe(200);
  });

  it('SET-02 lets a member ask for three addresses an hour, taken or free', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    const member = await strict.member({ email: 'old@kith.example' });
    for (const name of ['one', 'two', 'three']) await strict.member({ email: `${name}@kith.example` });
    const asked = [];
    for (const name of ['one', 'free', 'two', 'three', 'other'])
      asked.push((await edit(member, { email: `${name}@kith.example` })).status);
    expect(asked).toEqual([200, 200, 200, 429, 429]);
    await strict.close();
  });

  it('SET-02 mails the holder of an address three times an hour, however many members ask for it', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.member({ email: 'taken@kith.example' });
    for (let serial = 0; serial < 5; serial += 1)
      expect((await edit(await strict.member(), { email: 'taken@kith.example' })).status).toBe(200);
    const notices = (await strict.outbox()).filter(({ recipient }) => recipient === 'taken@kith.example');
    expect(notices).toHaveLength(3);
    await strict.close();
  });

  it('SET-02 refuses a link that lost the race for its address', async () => {
    const member = await server.member({ email: 'old@kith.example' });
    await edit(member, { email: 'new@kith.example' });
    const token = await server.mailedToken('new@kith.example');
    await server.member({ email: 'new@kith.example' });
    expect((await confirm(token)).status).toBe(422);
    expect((await logIn('old@kith.example')).status).toBe(200);
  });

  it('SET-02 asking for the present address cancels the change', async () => {
    const member = await server.member({ email: 'old@kith.example' });
    await edit(member, { email: 'new@kith.example' });
    const token = await server.mailedToken('new@kith.example');
    await edit(member, { email: 'old@kith.example' });
    expect((await confirm(token)).status).toBe(422);
  });
});
