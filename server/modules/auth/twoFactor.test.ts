import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireAppSetup, WireLogin, WireTwoFactorMethod } from '@/shared/wire/auth';
import type { WireList } from '@/shared/wire/common';
import { notifications } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
let amara: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ email: 'amara@kith.example' });
});
afterAll(() => server.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const texts = async () => (await server.outbox()).filter(({ kind }) => kind === 'sms');
const textedCode = async () => /^\d{6}/.exec((await texts()).at(-1)?.body ?? '')?.[0] ?? '';
const factors = async (member = amara) =>
  (await member.call<WireList<WireTwoFactorMethod>>('GET', '/api/2fa')).body.list;
const logIn = async () =>
  (
    await server.call<WireLogin>('POST', '/api/users/auth', {
      body: { email: 'amara@kith.example', plainPassword: memberPassword },
    })
  ).body;
const isAlive = async (token: string) =>
  (await server.call('GET', '/api/user/user/new', { token })).status === 200;

async function beginApp(isDefault = false) {
  const { secret } = (await amara.call<WireAppSetup>('GET', '/api/2fa/app')).body;
  const added = await amara.call<{ id: string }>('POST', '/api/2fa/app', {
    secret,
    default: isDefault,
    accountName: 'My phone',
  });
  expect(added.status).toBe(201);
  return { id: added.body.id, secret };
}
const verify = (kind: 'app' | 'phone', id: string, token: string, member = amara) =>
  member.call<{ dictionary_code: string }>('POST', `/api/2fa/${kind}/verify/${id}`, { token });
async function addApp(isDefault = false) {
  const app = await beginApp(isDefault);
  expect((await verify('app', app.id, codeOf(app.secret))).status).toBe(204);
  return app;
}
const addPhone = (phoneNumber = '1511 2345678', countryCode = '+49') =>
  amara.call<{ id: string }>('POST', '/api/2fa/phone', { countryCode, phoneNumber });

describe('setting up a second factor', () => {
  it('TFA-03 offers a fresh secret as text, as an address and as a picture', async () => {
    const { body } = await amara.call<WireAppSetup>('GET', '/api/2fa/app');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Kith:amara%40kith\.example\?/);
    expect(body.uri).toContain(body.secret);
    expect(decodeURIComponent(body.qr)).toMatch(/^data:image\/svg\+xml,<svg .+<\/svg>$/s);
    const again = await amara.call<WireAppSetup>('GET', '/api/2fa/app');
    expect(again.body.secret).not.toBe(body.secret);
    expect(await factors()).toEqual([]);
  });

  it('TFA-03 NTF-03 an authentication app guards the account from its first right code on, which is told', async () => {
    const { id, secret } = await beginApp();
    expect(await logIn()).toHaveProperty('token');
    expect(await factors()).toMatchObject([{ default: false, verified: false }]);
    const wrong = await verify('app', id, otherCode(codeOf(secret)));
    expect([wrong.status, wrong.body.dictionary_code]).toEqual([422, 'invalid_token']);
    expect((await verify('app', id, codeOf(secret))).status).toBe(204);
    expect((await verify('app', id, codeOf(secret))).status).toBe(204);
    expect(await factors()).toEqual([
      { two_factor_auth_app: { id, account_name: 'My phone' }, default: true, verified: true },
    ]);
    expect(await logIn()).toHaveProperty('two_factor_auth');
    const told = await server.db.select().from(notifications);
    expect(told).toMatchObject([{ userId: amara.id, modelType: 'verification', text: 'My phone' }]);
  });

  it.each([
    ['verified', false],
    ['removed', true],
  ])(
    'TFA-01 TFA-03 a login under way while a factor is %s goes by the factors it leaves',
    async (_, isRemoved) => {
      const { id, secret } = isRemoved ? await addApp() : await beginApp();
      const { db } = server.deps;
      const transaction = db.transaction.bind(db);
      // The password is checked, and nothing has been opened yet.
      const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
        const changed = isRemoved
          ? await amara.call('DELETE', `/api/2fa/app/${id}`)
          : await verify('app', id, codeOf(secret));
        expect(changed.status).toBe(204);
        return transaction(work);
      });
      const login = await logIn();
      spy.mockRestore();
      expect(Object.keys(login)).toEqual([isRemoved ? 'token' : 'two_factor_auth']);
    },
  );

  it('TFA-03 a phone is texted a code, once in 30 s, which works for 10 minutes', async () => {
    const { status, body } = await addPhone();
    expect(status).toBe(201);
    expect(body).toEqual({ id: body.id, country_code: '49', phone_number: '15112345678' });
    expect((await texts()).at(-1)?.recipient).toBe('+4915112345678');
    const resend = (member = amara) => member.call('POST', `/api/2fa/phone/resendToken/${body.id}`);
    const stranger = await server.member();
    expect((await resend(stranger)).status).toBe(422);
    const first = await textedCode();
    server.clock.advance(30);
    expect((await resend()).status).toBe(204);
    const code = await textedCode();
    if (first !== code) expect((await verify('phone', body.id, first)).status).toBe(422);
    server.clock.advance(600);
    expect((await verify('phone', body.id, code)).body.dictionary_code).toBe('tokenExpired');
    expect((await resend()).status).toBe(204);
    expect((await verify('phone', body.id, await textedCode())).status).toBe(204);
    expect((await resend()).status).toBe(422);
    expect((await addPhone()).status).toBe(422);
    const login = await logIn();
    expect(login).toMatchObject({
      two_factor_auth: [{ two_factor_auth_phone: { phone_number: '•••••••••78' } }],
    });
  });

  it('S16 SRV-04 remembers the browser and ends its former session after the code, not after the password', async () => {
    const { secret } = await addApp();
    server.clock.advance(30);
    const token = await server.newSession(amara.id);
    const answer = await server.call<WireLogin>('POST', '/api/users/auth', {
      body: { email: 'amara@kith.example', plainPassword: memberPassword },
      token,
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(answer.body).toMatchObject({ two_factor_auth: [{ two_factor_auth_app: {} }] });
    const [, id] = /"id":"([\w-]+)"/.exec(JSON.stringify(answer.body)) ?? [];
    const enter = (typed: string) =>
      server.call('POST', `/api/users/auth/app/validateToken/${id ?? ''}`, { body: { token: typed }, token });
    const refused = await enter(otherCode(codeOf(secret)));
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([422, null]);
    expect(await isAlive(token)).toBe(true);
    const entered = await enter(codeOf(secret));
    expect(entered.status).toBe(200);
    expect(entered.headers.get('set-cookie')).toMatch(/^device-/);
    expect(await isAlive(token)).toBe(false);
  });

  it('TFA-03 texts a number once in 30 s and a member ten times an hour', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const member = await strict.member();
    const add = (last: number) =>
      member.call('POST', '/api/2fa/phone', {
        countryCode: '49',
        phoneNumber: `15112345${String(last).padStart(3, '0')}`,
      });
    expect((await add(0)).status).toBe(201);
    const refused = await add(0);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    for (let last = 1; last < 10; last += 1) expect((await add(last)).status).toBe(201);
    expect((await add(10)).status).toBe(429);
    await strict.close();
  });

  it('TFA-04 takes only numbers that exist, secrets of full length and six digits', async () => {
    for (const [phoneNumber, countryCode] of [
      ['12', '49'],
      ['15112345678', '999'],
      ['call me', '49'],
    ] as const)
      expect((await addPhone(phoneNumber, countryCode)).status).toBe(422);
    for (const secret of ['', 'JBSWY3DPEHPK3PXP', 'jbswy3dpehpk3pxpjbswy3dpehpk3pxp', '1'.repeat(32)])
      expect((await amara.call('POST', '/api/2fa/app', { secret, default: false })).status).toBe(422);
    const { id } = await beginApp();
    for (const token of ['12345', '1234567', 'abcdef'])
      expect((await verify('app', id, token)).status).toBe(422);
    expect(await texts()).toEqual([]);
  });

  it('TFA-03 is over after five wrong codes; beginning anew replaces what was never verified', async () => {
    const { id, secret } = await beginApp();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verify('app', id, otherCode(codeOf(secret)))).body.dictionary_code).toBe('invalid_token');
    expect((await verify('app', id, codeOf(secret))).body.dictionary_code).toBe('tokenExpired');
    const next = await addApp();
    expect(
      (await factors()).map((factor) => 'two_factor_auth_app' in factor && factor.two_factor_auth_app.id),
    ).toEqual([next.id]);
    expect((await verify('app', id, codeOf(secret))).status).toBe(404);
  });

  it("TFA-05 several methods have one default, and nobody touches another member's", async () => {
    const app = await addApp();
    const phone = (await addPhone()).body.id;
    expect((await verify('phone', phone, await textedCode())).status).toBe(204);
    expect((await factors()).map((factor) => factor.default)).toEqual([true, false]);
    const stranger = await server.member();
    for (const [method, path] of [
      ['POST', `/api/2fa/phone/default/${phone}`],
      ['DELETE', `/api/2fa/phone/${phone}`],
    ] as const)
      expect((await stranger.call(method, path)).status).toBe(404);
    expect((await amara.call('DELETE', `/api/2fa/app/${phone}`)).status).toBe(404);
    expect((await amara.call('POST', `/api/2fa/phone/default/${phone}`)).status).toBe(204);
    expect((await factors())[0]).toHaveProperty('two_factor_auth_phone');
    expect((await amara.call('DELETE', `/api/2fa/phone/${phone}`)).status).toBe(204);
    expect(await factors()).toMatchObject([{ two_factor_auth_app: { id: app.id }, default: true }]);
    expect((await amara.call('DELETE', `/api/2fa/app/${app.id}`)).status).toBe(204);
    expect(await logIn()).toHaveProperty('token');
  });

  it('TFA-03 a method that was added as the default is asked for first', async () => {
    await addApp();
    server.clock.advance(60);
    const second = await addApp(true);
    expect((await factors()).map((factor) => factor.default)).toEqual([true, false]);
    expect((await factors())[0]).toMatchObject({ two_factor_auth_app: { id: second.id } });
  });
});

describe('sessions and codes after a change of how one logs in', () => {
  const otherSessionEnds = async (change: () => Promise<unknown>) => {
    const other = await server.newSession(amara.id);
    await change();
    return [await isAlive(other), await isAlive(amara.token)];
  };

  it('TFA-03 TFA-05 putting a method into use and taking it away end the other sessions at once', async () => {
    const { id, secret } = await beginApp();
    expect(await otherSessionEnds(() => verify('app', id, otherCode(codeOf(secret))))).toEqual([true, true]);
    expect(await otherSessionEnds(() => verify('app', id, codeOf(secret)))).toEqual([false, true]);
    expect(await otherSessionEnds(() => amara.call('DELETE', `/api/2fa/app/${id}`))).toEqual([false, true]);
  });

  it('TFA-05 a login that waits for a code ends when its method is taken away', async () => {
    const { id, secret } = await addApp();
    const login = await logIn();
    const entry = 'two_factor_auth' in login ? login.two_factor_auth[0] : undefined;
    const challenge =
      entry !== undefined && 'two_factor_auth_app' in entry ? entry.two_factor_auth_app.id : '';
    await amara.call('DELETE', `/api/2fa/app/${id}`);
    server.clock.advance(60);
    const answer = await server.call('POST', `/api/users/auth/app/validateToken/${challenge}`, {
      body: { token: codeOf(secret) },
    });
    expect(answer.status).toBe(422);
  });
});
