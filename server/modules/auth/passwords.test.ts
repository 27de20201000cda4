import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireArchive } from '@/shared/wire/album';
import { loginChallenges, sessions, twoFactorMethods } from '../../db/schema';
import { createTestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const fresh = 'Another-horse-8';
const email = 'amara@kith.example';

beforeEach(() => server.reset());
afterAll(() => server.close());

const askReset = (address = email) => server.call('POST', '/api/users/reset', { body: { email: address } });
const reset = (token: string, newPassword = fresh, newPasswordRepeat = newPassword) =>
  server.call('POST', '/api/users/emailReset', { body: { newPassword, newPasswordRepeat, token } });
const logIn = (plainPassword: string) =>
  server.call('POST', '/api/users/auth', { body: { email, plainPassword } });

describe('reset by mail', () => {
  it('AUTH-06 the mailed link sets a new password once, and every session ends', async () => {
    const member = await server.member({ email });
    const second = await server.newSession(member.id);
    expect((await askReset()).status).toBe(204);
    const token = await server.mailedToken(email);
    expect((await reset(token)).status).toBe(204);
    expect((await member.call('GET', '/api/user/user/new')).status).toBe(401);
    expect((await server.call('GET', '/api/user/user/new', { token: second })).status).toBe(401);
    expect((await logIn(memberPassword)).status).toBe(401);
    expect((await logIn(fresh)).status).toBe(200);
    expect(await reset(token, 'Third-horse-9')).toMatchObject({
      status: 422,
      body: { dictionary_code: 'invalid_token' },
    });
  });

  it.each([false, true])(
    'AUTH-06 SRV-04 a login with the former password that is under way opens nothing (second factor: %s)',
    async (hasFactor) => {
      const member = await server.member({ email });
      if (hasFactor)
        await server.db.insert(twoFactorMethods).values({
          ...{ userId: member.id, kind: 'app', secret: 'JBSWY3DPEHPK3PXP', accountName: 'Kith' },
          ...{ isDefault: true, createdAt: server.clock.now(), verifiedAt: server.clock.now() },
        });
      await askReset();
      const token = await server.mailedToken(email);
      const verify = vi.spyOn(server.deps.hasher, 'verify').mockImplementationOnce(async () => {
        await reset(token);
        return true;
      });
      expect(await logIn(memberPassword)).toMatchObject({
        status: 401,
        body: { dictionary_code: 'invalidAttempt' },
      });
      verify.mockRestore();
      expect(await server.db.select().from(sessions).where(eq(sessions.userId, member.id))).toEqual([]);
      expect(await server.db.select().from(loginChallenges)).toEqual([]);
    },
  );

  it('AUTH-06 answers 204 for an address nobody has, and mails nothing', async () => {
    expect(await askReset('nobody@kith.example')).toMatchObject({ status: 204, body: null });
    expect(await server.outbox()).toEqual([]);
  });

  it('AUTH-06 refuses a link older than an hour, an older link once there is a newer one, and unknown ones', async () => {
    await server.member({ email });
    await askReset();
    const first = await server.mailedToken(email);
    await askReset();
    const second = await server.mailedToken(email);
    expect(await reset(first)).toMatchObject({ status: 422, body: { dictionary_code: 'invalid_token' } });
    expect((await reset('')).status).toBe(422);
    server.clock.advance(3600);
    expect(await reset(second)).toMatchObject({ status: 422, body: { dictionary_code: 'tokenExpired' } });
    expect((await logIn(memberPassword)).status).toBe(200);
  });

  it('AUTH-06 a link used by two at once sets one password', async () => {
    await server.member({ email });
    await askReset();
    const token = await server.mailedToken(email);
    const answers = await Promise.all([reset(token, 'First-horse-1'), reset(token, 'Second-horse-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('VAL-02 checks the new password and its repetition, and keeps the link', async () => {
    await server.member({ email });
    await askReset();
    const token = await server.mailedToken(email);
    expect((await reset(token, 'weak')).body).toMatchObject({ fields: { newPassword: 'validationError' } });
    expect((await reset(token, fresh, 'Other-horse-8')).body).toMatchObject({
      fields: { newPasswordRepeat: 'validationError' },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it('AUTH-09 lifts the lock, and confirms an account whose address it proved', async () => {
    await server.member({ email, confirmedAt: null });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('Wrong-horse-8');
    await askReset();
    await reset(await server.mailedToken(email));
    expect((await logIn(fresh)).status).toBe(200);
  });

  it('AUTH-06 a confirmation link does not reset a password', async () => {
    await server.call('POST', '/api/users/register', {
      body: { email, plainPassword: memberPassword, firstName: 'A', lastName: 'N' },
    });
    expect((await reset(await server.mailedToken(email))).status).toBe(422);
  });

  it('AUTH-06 SET-02 ends a change of address that is under way', async () => {
    const stolen = await server.member({ email });
    await stolen.call('PATCH', '/api/user/edit', { email: 'thief@kith.example' });
    const change = await server.mailedToken('thief@kith.example');
    await askReset();
    expect((await reset(await server.mailedToken(email))).status).toBe(204);
    expect((await server.call('GET', `/api/users/confirm?token=${change}`)).status).toBe(422);
    expect((await logIn(fresh)).status).toBe(200);
  });

  it('AUTH-06 SET-02 is no longer possible from the former address once it has changed', async () => {
    const member = await server.member({ email });
    await askReset();
    const former = await server.mailedToken(email);
    await member.call('PATCH', '/api/user/edit', { email: 'new@kith.example' });
    const change = await server.mailedToken('new@kith.example');
    expect((await server.call('GET', `/api/users/confirm?token=${change}`)).status).toBe(200);
    expect(await reset(former)).toMatchObject({ status: 422, body: { dictionary_code: 'invalid_token' } });
  });

  it('AUTH-06 SET-02 mails no link to an address that changes while the link is made', async () => {
    const member = await server.member({ email });
    await member.call('PATCH', '/api/user/edit', { email: 'new@kith.example' });
    const change = await server.mailedToken('new@kith.example');
    const before = await server.outbox();
    const write = server.db.transaction.bind(server.db);
    const writing = vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (work) => {
      // Unlike `call` it does not wait for the work after the answer, of which it is a part here.
      const confirm = new Request(`http://localhost:3000/api/users/confirm?token=${change}`);
      const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      expect((await server.app.fetch(confirm, env)).status).toBe(200);
      return write(work);
    });
    await askReset();
    writing.mockRestore();
    expect(await server.outbox()).toEqual(before);
  });

  it('AUTH-06 OWN-01 ends the download of data that whoever was in the account asked for', async () => {
    const stolen = await server.member({ email });
    const { body } = await stolen.call<WireArchive>('POST', '/api/user/export', { password: memberPassword });
    await askReset();
    expect((await reset(await server.mailedToken(email))).status).toBe(204);
    expect((await server.call('GET', body.address)).status).toBe(403);
  });

  it('AUTH-06 mails one address at most 3 times an hour', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    await strict.member({ email });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(
        (await strict.call('POST', '/api/users/reset', { body: { email }, address: `10.0.0.${attempt}` }))
          .status,
      ).toBe(204);
    expect(await strict.outbox()).toHaveLength(3);
    await strict.close();
  });
});

describe('change of password', () => {
  const change = (oldPassword: string, newPassword = fresh, newPasswordRepeat = newPassword) => ({
    oldPassword,
    newPassword,
    newPasswordRepeat,
  });

  it('SET-03 changes it with the old one, and ends the other sessions only', async () => {
    const member = await server.member({ email });
    const other = await server.newSession(member.id);
    expect((await member.call('POST', '/api/profile/change-password', change(memberPassword))).status).toBe(
      204,
    );
    expect((await member.call('GET', '/api/user/user/new')).status).toBe(200);
    expect((await server.call('GET', '/api/user/user/new', { token: other })).status).toBe(401);
    expect((await logIn(fresh)).status).toBe(200);
  });

  it('SET-03 refuses a wrong old password, a weak new one and a wrong repetition', async () => {
    const member = await server.member({ email });
    const call = (body: unknown) => member.call('POST', '/api/profile/change-password', body);
    expect(await call(change('Wrong-horse-8'))).toMatchObject({
      status: 422,
      body: { dictionary_code: 'validationInvalidCredentials' },
    });
    expect((await call(change(memberPassword, 'weak'))).status).toBe(422);
    expect((await call(change(memberPassword, fresh, 'Other-horse-8'))).status).toBe(422);
    expect((await logIn(memberPassword)).status).toBe(200);
  });
});
