import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireLogin } from '@/shared/wire/auth';
import { createPasswordHasher } from '../../adapters/passwordHasher';
import { selectRows } from '../../db/database';
import { createTestServer, type Answer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const wrong = 'Wrong-horse-8';

beforeEach(() => server.reset());
afterAll(() => server.close());

const logIn = (email: string, plainPassword = memberPassword, address?: string) =>
  server.call<WireLogin>('POST', '/api/users/auth', {
    body: { email, plainPassword },
    ...(address === undefined ? {} : { address }),
  });

const withoutMessage = ({ status, body }: Answer<unknown>) => ({ status, body });

describe('login', () => {
  it('AUTH-02 gives a token that the next calls are made with', async () => {
    const member = await server.member({ email: 'amara@kith.example' });
    const answer = await logIn('  Amara@Kith.example ');
    expect(answer.status).toBe(200);
    const { token } = answer.body as { token: string };
    const self = await server.call<{ id: string }>('GET', '/api/user/user/new', { token });
    expect(self.body.id).toBe(String(member.id));
    const bearer = await server.call('GET', '/api/user/user/new', {
      headers: { 'X-Token': `Bearer ${token}` },
    });
    expect(bearer.status).toBe(200);
  });

  it('AUTH-04 says how many attempts are left, then locks, and stays locked for the right password', async () => {
    await server.member({ email: 'amara@kith.example' });
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await logIn('amara@kith.example', wrong));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 423]);
    expect(answers.map(({ body }) => body)).toMatchObject([
      {
        dictionary_code: 'invalidAttempt',
        params: { count: 4 },
        message: 'Invalid password, attempts to login 4',
      },
      { dictionary_code: 'invalidAttempt', params: { count: 3 } },
      { dictionary_code: 'invalidAttempt', params: { count: 2 } },
      { dictionary_code: 'invalidAttempt', params: { count: 1 } },
      { dictionary_code: 'accountLockedNow', params: { seconds: 600 } },
    ]);
    server.clock.advance(60);
    expect(await logIn('amara@kith.example')).toMatchObject({
      status: 423,
      body: { dictionary_code: 'accountLocked', params: { seconds: 540 } },
    });
  });

  it('AUTH-09 opens again after 10 minutes, with all attempts back', async () => {
    await server.member({ email: 'amara@kith.example' });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('amara@kith.example', wrong);
    server.clock.advance(599);
    expect((await logIn('amara@kith.example')).status).toBe(423);
    server.clock.advance(1);
    expect((await logIn('amara@kith.example', wrong)).body).toMatchObject({ params: { count: 4 } });
    expect((await logIn('amara@kith.example')).status).toBe(200);
  });

  it('AUTH-09 forgets failures after a right password, and leaves open sessions alone while locked', async () => {
    const member = await server.member({ email: 'amara@kith.example' });
    for (let attempt = 0; attempt < 4; attempt += 1) await logIn('amara@kith.example', wrong);
    expect((await logIn('amara@kith.example')).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('amara@kith.example', wrong);
    expect((await logIn('amara@kith.example')).status).toBe(423);
    expect((await member.call('GET', '/api/user/user/new')).status).toBe(200);
  });

  it('AUTH-04 answers an address nobody has exactly like a wrong password, up to and through the lock', async () => {
    await server.member({ email: 'known@kith.example' });
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const known = await logIn('known@kith.example', wrong);
      const unknown = await logIn('unknown@kith.example', wrong);
      expect(withoutMessage(unknown)).toEqual(withoutMessage(known));
    }
    server.clock.advance(600);
    expect((await logIn('unknown@kith.example', wrong)).body).toMatchObject({ params: { count: 4 } });
  });

  it('AUTH-04 hashes for an address nobody has as well', async () => {
    const verify = vi.spyOn(server.deps.hasher, 'verify');
    await logIn('unknown@kith.example');
    expect(verify).toHaveBeenCalledWith(null, memberPassword);
    await expect(server.deps.hasher.verify(null, 'no member has this password')).resolves.toBe(false);
    verify.mockRestore();
  });

  it('AUTH-09 hashes at most 5 of any number of guesses made at once', async () => {
    await server.member({ email: 'amara@kith.example' });
    const verify = vi.spyOn(server.deps.hasher, 'verify');
    const answers = await Promise.all(Array.from({ length: 60 }, () => logIn('amara@kith.example', wrong)));
    expect(verify.mock.calls.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(56);
    verify.mockRestore();
  });

  it('SRV-04 takes a password exactly as it was set: case, spaces and every one of its signs', async () => {
    const long = ` Correct-horse-7 ${'é'.repeat(100)}`;
    await server.call('POST', '/api/users/register', {
      body: { email: 'sam@kith.example', plainPassword: long, firstName: 'Sam', lastName: 'New' },
    });
    await server.call('GET', `/api/users/confirm?token=${await server.mailedToken('sam@kith.example')}`);
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, -1), long.normalize('NFD')])
      expect((await logIn('sam@kith.example', other)).status, other).toBe(401);
    expect((await logIn('sam@kith.example', long)).status).toBe(200);
  });

  it('AUTH-04 tells the unconfirmed and those outside the beta only after the right password', async () => {
    await server.member({ email: 'new@kith.example', confirmedAt: null });
    await server.member({ email: 'outside@kith.example', accessRole: null });
    expect((await logIn('new@kith.example', wrong)).body).toMatchObject({
      dictionary_code: 'invalidAttempt',
    });
    expect((await logIn('outside@kith.example', wrong)).body).toMatchObject({
      dictionary_code: 'invalidAttempt',
    });
    expect(await logIn('new@kith.example')).toMatchObject({
      status: 403,
      body: { dictionary_code: 'userNotEnabled' },
    });
    expect(await logIn('outside@kith.example')).toMatchObject({
      status: 403,
      body: { dictionary_code: 'invalidAccessRole' },
    });
  });

  it('SRV-04 ends the sessions of somebody whose access was taken away', async () => {
    const member = await server.member();
    await server.db.execute(sql`update users set access_role = null where id = ${member.id}`);
    expect((await member.call('GET', '/api/user/user/new')).status).toBe(401);
  });

  it('refuses missing fields, impossible addresses and passwords too long to hash', async () => {
    const call = (body: unknown) => server.call('POST', '/api/users/auth', { body });
    expect(await call({})).toMatchObject({ status: 422, body: { fields: { email: 'validationError' } } });
    expect((await call({ email: 'nobody', plainPassword: wrong })).status).toBe(422);
    expect((await call({ email: 'a@b.example', plainPassword: 'x'.repeat(257) })).status).toBe(422);
    expect((await call({ email: { $ne: '' }, plainPassword: ['x'] })).status).toBe(422);
    expect((await call({ email: "x' or 1=1 --@kith.example", plainPassword: wrong })).status).toBe(422);
  });

  it('SRV-04 answers 503 beyond 20 waiting hashes, and does not count those attempts', async () => {
    const hasher = createPasswordHasher({ memoryCost: 4096, timeCost: 3, parallelism: 1 });
    const hash = await hasher.hash('x');
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => hasher.verify(hash, 'x')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(18);
    expect(refused[0]).toMatchObject({ reason: { status: 503, extras: { retryAfterSeconds: 5 } } });
    expect(await hasher.verify(hash, 'x')).toBe(true);

    await server.member({ email: 'amara@kith.example' });
    const verify = vi.spyOn(server.deps.hasher, 'verify').mockRejectedValue(new Error('busy'));
    for (let attempt = 0; attempt < 8; attempt += 1) await logIn('amara@kith.example', wrong);
    verify.mockRestore();
    expect((await logIn('amara@kith.example', wrong)).body).toMatchObject({ params: { count: 4 } });
  });

  it('SRV-04 stores the password with argon2id and the token as a hash only', async () => {
    const { token } = await server.signUp('sam@kith.example');
    const rows = await selectRows(
      server.db,
      sql`select u.password_hash, s.token_hash, s.agent from users u join sessions s on s.user_id = u.id`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(22);
  });
});

describe('limits of an address', () => {
  it('AUTH-09 refuses the 31st login in 5 minutes from one address, whatever the account, and not another address', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const attempt = (number: number, address: string) =>
      strict.call('POST', '/api/users/auth', {
        body: { email: `guess-${number}@kith.example`, plainPassword: wrong },
        address,
      });
    for (let number = 0; number < 30; number += 1)
      expect((await attempt(number, '10.0.0.1')).status).toBe(401);
    const refused = await attempt(30, '10.0.0.1');
    expect(refused).toMatchObject({ status: 429, body: { dictionary_code: 'tooManyRequests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(31, '10.0.0.2')).status).toBe(401);
    strict.clock.advance(300);
    expect((await attempt(32, '10.0.0.1')).status).toBe(401);
    await strict.close();
  });
});
