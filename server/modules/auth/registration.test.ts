import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmationCooldownSeconds } from '@/shared/config/limits';
import { emailTokens, notifications, users } from '../../db/schema';
import { createTestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const newcomer = {
  email: 'sam@kith.example',
  plainPassword: memberPassword,
  firstName: 'Sam',
  lastName: 'Okoro',
};
const register = (fields: Record<string, unknown> = {}) =>
  server.call<{ id: string; email: string }>('POST', '/api/users/register', {
    body: { ...newcomer, ...fields },
  });
const confirm = (token: string) => server.call('GET', `/api/users/confirm?token=${token}`);
const logIn = () =>
  server.call('POST', '/api/users/auth', { body: { email: newcomer.email, plainPassword: memberPassword } });

describe('sign-up', () => {
  it('AUTH-05 creates an unconfirmed account and mails a link that starts with PUBLIC_URL', async () => {
    const answer = await server.call<{ id: string }>('POST', '/api/users/register', {
      body: newcomer,
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    });
    expect(answer).toMatchObject({ status: 201, body: { email: newcomer.email } });
    expect(typeof answer.body.id).toBe('string');
    const [mail] = await server.outbox();
    expect(mail).toMatchObject({ kind: 'mail', recipient: newcomer.email });
    expect(mail?.body).toContain('http://localhost:3000/emailConfirmed?token=');
    expect(mail?.body).not.toContain('evil.example');
    expect(await logIn()).toMatchObject({ status: 403, body: { dictionary_code: 'userNotEnabled' } });
  });

  it('AUTH-07 NTF-03 the mailed link confirms, which is told once; opening it again is no error', async () => {
    await register();
    const token = await server.mailedToken(newcomer.email);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: newcomer.email } });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: newcomer.email } });
    expect((await logIn()).status).toBe(200);
    const told = await server.db.select().from(notifications);
    expect(told).toMatchObject([{ modelType: 'verification', text: newcomer.email, actorId: null }]);
  });

  it('AUTH-07 refuses unknown, altered and day-old tokens', async () => {
    await register();
    const token = await server.mailedToken(newcomer.email);
    expect(await confirm('')).toMatchObject({ status: 422, body: { dictionary_code: 'invalid_token' } });
    expect((await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(422);
    server.clock.advance(24 * 3600);
    expect(await confirm(token)).toMatchObject({ status: 422, body: { dictionary_code: 'tokenExpired' } });
    expect((await logIn()).status).toBe(403);
  });

  it('AUTH-07 stores only the hash of the mailed token', async () => {
    await register();
    const token = await server.mailedToken(newcomer.email);
    const rows = await server.db.select().from(emailTokens);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('AUTH-05 refuses an address that is taken, in any spelling, also when two sign up at once', async () => {
    const plainPassword = 'Another-horse-8';
    await register();
    expect(await register({ email: 'SAM@kith.example', plainPassword })).toMatchObject({
      status: 409,
      body: {
        dictionary_code: 'validationUserAlreadyExists',
        fields: { email: 'validationUserAlreadyExists' },
      },
    });
    const both = await Promise.all([
      register({ email: 'two@kith.example' }),
      register({ email: 'two@kith.example', plainPassword }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('AUTH-05 a sign-up whose answer was lost is answered once more, until it is confirmed', async () => {
    const first = await register();
    const both = await Promise.all([register(), register({ email: 'SAM@kith.example' })]);
    for (const again of both) expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await server.outbox()).toHaveLength(1);
    server.clock.advance(confirmationCooldownSeconds + 1);
    expect((await register()).status).toBe(201);
    expect(await server.outbox()).toHaveLength(2);
    expect((await confirm(await server.mailedToken(newcomer.email))).status).toBe(200);
    expect((await register()).status).toBe(409);
  });

  it.each([
    ['length', 'Sh0rt-a'],
    ['capital', 'correct-horse-7'],
    ['lowercase', 'CORRECT-HORSE-7'],
    ['number', 'Correct-horse'],
    ['special', 'Correcthorse7'],
  ])('VAL-02 refuses a password that breaks the rule %s', async (_rule, plainPassword) => {
    expect(await register({ plainPassword })).toMatchObject({
      status: 422,
      body: { fields: { plainPassword: 'validationError' } },
    });
  });

  it('gives everybody a permalink of their own, whatever their name', async () => {
    for (const [index, name] of ['Sam', 'Sam', '林', 'new', '\u202eSam'].entries())
      expect(
        (await register({ email: `${index}@kith.example`, firstName: name, lastName: '美咲' })).status,
      ).toBe(201);
    const rows = await server.db.select({ permalink: users.permalink, name: users.firstName }).from(users);
    expect(new Set(rows.map(({ permalink }) => permalink)).size).toBe(5);
    for (const { permalink } of rows) expect(permalink).toMatch(/^[a-z0-9-]{3,40}$/);
    expect(rows.map(({ name }) => name)).not.toContain('\u202eSam');
  });

  it('drops fields that nobody may set', async () => {
    await register({
      id: 7,
      accessRole: 'admin',
      confirmedAt: '2020-01-01',
      votesUp: 9,
      __proto__: { x: 1 },
    });
    const [row] = await server.db.select().from(users).where(eq(users.email, newcomer.email));
    expect(row).toMatchObject({ id: 1, accessRole: 'member', confirmedAt: null });
  });

  it.each([
    ['a name that is empty once cleaned', { firstName: '\u202e \u200f' }],
    ['S12 a name of a zero-width space', { firstName: '\u200b' }],
    ['S12 a name of a Hangul filler', { lastName: '\u3164' }],
    ['S12 a name of the blank Braille pattern', { firstName: '\u2800 \u2800' }],
    ['a name too long', { lastName: 'x'.repeat(51) }],
    ['a name that is an object', { firstName: { a: 1 } }],
    ['an address with a line break', { email: 'sam@kith.example\nBcc: all@kith.example' }],
    ['an address too long', { email: `${'x'.repeat(250)}@kith.example` }],
  ])('refuses %s', async (_what, fields) => {
    expect((await register(fields)).status).toBe(422);
    expect(await server.outbox()).toEqual([]);
  });

  it('S8 says of a sixth sign-up in half an hour what it is, and when it is over', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const body = { ...newcomer, email: 'same@kith.example' };
    const ask = (plainPassword = 'Another-horse-8') =>
      strict.call('POST', '/api/users/register', { body: { ...body, plainPassword } });
    expect((await ask(memberPassword)).status).toBe(201);
    // Tries with a taken address count too: they tell that it is taken.
    for (const status of [409, 409, 409, 409]) expect((await ask()).status).toBe(status);
    strict.clock.advance(300);
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 429,
      body: { dictionary_code: 'tooManySignUps', params: { seconds: 1500 } },
    });
    expect(refused.headers.get('retry-after')).toBe('1500');
    strict.clock.advance(1500);
    expect((await ask()).status).toBe(409);
    await strict.close();
  });

  it('AUTH-05 lets one address sign up 5 times in 30 minutes', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const statuses = [];
    for (let number = 0; number < 6; number += 1) {
      const body = { ...newcomer, email: `${number}@kith.example` };
      statuses.push((await strict.call('POST', '/api/users/register', { body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await strict.close();
  });
});

describe('the confirmation mail, sent again', () => {
  const sendAgain = (email: string = newcomer.email, target = server) =>
    target.call('POST', '/api/users/confirm/resend', { body: { email } });

  it('AUTH-05 AUTH-07 mails a link that confirms; the earlier one ends', async () => {
    await register();
    const first = await server.mailedToken(newcomer.email);
    server.clock.advance(60);
    expect((await sendAgain()).status).toBe(204);
    const second = await server.mailedToken(newcomer.email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  it('AUTH-05 sends no second mail while the first is on its way', async () => {
    await register();
    const first = await server.mailedToken(newcomer.email);
    server.clock.advance(59);
    expect((await sendAgain()).status).toBe(204);
    expect(await server.outbox()).toHaveLength(1);
    expect((await confirm(first)).status).toBe(200);
  });

  it('S8 AUTH-05 answers alike for an unknown, a waiting and a confirmed address, and mails the waiting one alone', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    await strict.member({ email: 'amara@kith.example' });
    await strict.call('POST', '/api/users/register', { body: newcomer });
    strict.clock.advance(60);
    const told = async (email: string) => {
      const answers = [await sendAgain(email, strict), await sendAgain(email, strict)];
      return answers.map(({ status, body, headers }) => ({
        status,
        body,
        wait: headers.get('retry-after'),
      }));
    };
    const waiting = await told(newcomer.email);
    expect(waiting).toMatchObject([
      { status: 204, wait: null },
      { status: 429, wait: '60' },
    ]);
    expect(await told('nobody@kith.example')).toEqual(waiting);
    expect(await told('amara@kith.example')).toEqual(waiting);
    expect((await strict.outbox()).map(({ recipient }) => recipient)).toEqual([
      newcomer.email,
      newcomer.email,
    ]);
    await strict.close();
  });

  it('S8 AUTH-05 mails one address five times an hour at most', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await sendAgain(newcomer.email, strict)).status);
      strict.clock.advance(60);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    await strict.close();
  });
});
