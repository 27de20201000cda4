import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireLogin } from '@/shared/wire/auth';
import { runHousekeeping } from '../../housekeeping';
import { createTestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const email = 'amara@kith.example';
const wrong = 'Wrong-horse-8';

beforeEach(() => server.reset());
afterAll(() => server.close());

const logIn = (plainPassword: string, cookie = '', address = email) =>
  server.call<WireLogin>('POST', '/api/users/auth', {
    body: { email: address, plainPassword },
    headers: cookie === '' ? {} : { Cookie: cookie },
  });
const setCookie = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? '';
/** Cookie header of a browser that logged in. */
const cookieOf = (answer: { headers: Headers }) => setCookie(answer).split(';')[0] ?? '';

async function repeat(times: number, plainPassword: string, cookie = '', address = email) {
  const statuses = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logIn(plainPassword, cookie, address)).status);
  return statuses;
}
const lockForStrangers = async () => {
  expect(await repeat(5, wrong)).toEqual([401, 401, 401, 401, 423]);
};

describe('a browser that has logged in to the account before', () => {
  it('S16 AUTH-09 logs in while strangers have the account locked, and leaves it locked for them', async () => {
    await server.member({ email });
    const cookie = cookieOf(await logIn(memberPassword));
    await lockForStrangers();
    expect((await logIn(memberPassword)).status).toBe(423);
    expect((await logIn(memberPassword, `theme=dark; ${cookie}; other=1`)).status).toBe(200);
    expect((await logIn(memberPassword)).status).toBe(423);
  });

  it('S16 gets a cookie that only the login of this site reads, over https where there is https', async () => {
    await server.member({ email });
    const answer = await logIn(memberPassword);
    expect(setCookie(answer)).toMatch(
      /^device-[\w-]{12}=[\w.-]+; Max-Age=5184000; Path=\/api\/users\/auth; HttpOnly; SameSite=Strict$/,
    );
    const secure = await createTestServer({ env: { PUBLIC_URL: 'https://kith.example' } });
    const body = { email, plainPassword: memberPassword };
    expect(setCookie(await secure.call('POST', '/api/users/auth', { body }))).toMatch(
      /^__Secure-device-.*; Secure$/,
    );
    await secure.close();
  });

  it('S16 has five guesses of its own, and then counts as a stranger for a day', async () => {
    await server.member({ email });
    const cookie = cookieOf(await logIn(memberPassword));
    await lockForStrangers();
    const verify = vi.spyOn(server.deps.hasher, 'verify');
    const first = await logIn(wrong, cookie);
    expect(first).toMatchObject({ status: 401, body: { params: { count: 4 } } });
    // Slow guesses are not given back either.
    server.clock.advance(3600);
    expect(await repeat(5, wrong, cookie)).toEqual([401, 401, 401, 423, 423]);
    expect(verify).toHaveBeenCalledTimes(5);
    verify.mockRestore();
    await lockForStrangers();
    server.clock.advance(599);
    expect((await logIn(memberPassword, cookie)).status).toBe(423);
    server.clock.advance(1);
    await lockForStrangers();
    expect((await logIn(memberPassword, cookie)).status).toBe(423);
    server.clock.advance(86_400);
    await runHousekeeping(server.deps);
    await lockForStrangers();
    expect((await logIn(memberPassword, cookie)).status).toBe(200);
  });

  it('S16 gets its guesses back by the right password', async () => {
    await server.member({ email });
    const cookie = cookieOf(await logIn(memberPassword));
    for (let round = 0; round < 3; round += 1) {
      expect(await repeat(4, wrong, cookie)).toEqual([401, 401, 401, 401]);
      expect((await logIn(memberPassword, cookie)).status).toBe(200);
    }
  });

  it('AUTH-06 AUTH-09 gets its guesses back by a new password', async () => {
    await server.member({ email });
    const cookie = cookieOf(await logIn(memberPassword));
    expect(await repeat(5, wrong, cookie)).toEqual([401, 401, 401, 401, 423]);
    await server.call('POST', '/api/users/reset', { body: { email } });
    const token = await server.mailedToken(email);
    const newPassword = 'Another-horse-9';
    const body = { newPassword, newPasswordRepeat: newPassword, token };
    expect((await server.call('POST', '/api/users/emailReset', { body })).status).toBe(204);
    expect((await logIn(newPassword, cookie)).status).toBe(200);
  });

  it('S16 hashes at most five of any number of guesses made at once', async () => {
    await server.member({ email });
    const cookie = cookieOf(await logIn(memberPassword));
    const verify = vi.spyOn(server.deps.hasher, 'verify');
    await Promise.all(Array.from({ length: 40 }, () => logIn(wrong, cookie)));
    expect(verify.mock.calls.length).toBeLessThanOrEqual(5);
    verify.mockRestore();
  });

  it('S16 is a stranger with an altered cookie, with that of another account, and after 60 days', async () => {
    await server.member({ email });
    const other = await server.member({ email: 'other@kith.example' });
    const cookie = cookieOf(await logIn(memberPassword));
    const [name = '', value = ''] = cookie.split('=');
    const foreign = cookieOf(await logIn(memberPassword, '', 'other@kith.example')).split('=')[1] ?? '';
    const [expiry = '', id = '', sign = ''] = value.split('.');
    await lockForStrangers();
    for (const forged of [
      foreign,
      `${Number(expiry) + 1}.${id}.${sign}`,
      `${expiry}.${id}x.${sign}`,
      `${expiry}.${id}.${sign.slice(0, -1)}`,
      `${expiry}.${id}.`,
      `${other.id}`,
      '',
    ])
      expect((await logIn(memberPassword, `${name}=${forged}`)).status, forged).toBe(423);
    expect((await logIn(memberPassword, cookie)).status).toBe(200);
    server.clock.advance(60 * 86_400);
    await lockForStrangers();
    expect((await logIn(memberPassword, cookie)).status).toBe(423);
  });

  it('S16 AUTH-04 learns nothing of other addresses: known and unknown ones answer alike', async () => {
    await server.member({ email });
    await server.member({ email: 'known@kith.example' });
    const cookie = cookieOf(await logIn(memberPassword));
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const known = await logIn(wrong, cookie, 'known@kith.example');
      const unknown = await logIn(wrong, cookie, 'unknown@kith.example');
      expect([unknown.status, unknown.body, setCookie(unknown)]).toEqual([known.status, known.body, '']);
    }
  });
});
