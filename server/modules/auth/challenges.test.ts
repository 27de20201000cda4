import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireTwoFactorEntry } from '@/shared/wire/auth';
import { loginChallengeMethods, twoFactorMethods } from '../../db/schema';
import { createTestServer, type TestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const email = 'amara@kith.example';

beforeEach(() => server.reset());
afterAll(() => server.close());

type Kind = 'app' | 'phone';

async function addMember(target: TestServer, kinds: Kind[], verifiedAt: Date | null = target.clock.now()) {
  const member = await target.member({ email });
  for (const [index, kind] of kinds.entries())
    await target.db.insert(twoFactorMethods).values({
      userId: member.id,
      kind,
      ...(kind === 'app'
        ? { secret, accountName: 'Kith phone' }
        : { countryCode: '49', phoneNumber: '15112345678' }),
      isDefault: index === 0,
      verifiedAt,
      createdAt: target.clock.now(),
    });
  return member;
}

async function challenge(target: TestServer = server): Promise<WireTwoFactorEntry[]> {
  const answer = await target.call<{ two_factor_auth: WireTwoFactorEntry[] }>('POST', '/api/users/auth', {
    body: { email, plainPassword: memberPassword },
  });
  expect(answer.status).toBe(200);
  return answer.body.two_factor_auth;
}

function idOf(entries: WireTwoFactorEntry[], kind: Kind): string {
  for (const entry of entries) {
    if (kind === 'app' && 'two_factor_auth_app' in entry) return entry.two_factor_auth_app.id;
    if (kind === 'phone' && 'two_factor_auth_phone' in entry) return entry.two_factor_auth_phone.id;
  }
  throw new Error(`No ${kind} among the second factors`);
}

const answer = (kind: Kind, id: string, token: string, target: TestServer = server) =>
  target.call<{ token: string }>('POST', `/api/users/auth/${kind}/validateToken/${id}`, { body: { token } });
const appCode = (target: TestServer = server) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: target.clock.now().getTime() });
const wrongCode = () => String((Number(appCode()) + 1) % 1_000_000).padStart(6, '0');
const textedCode = async (target: TestServer = server) =>
  /^\d{6}/.exec((await target.outbox()).findLast(({ kind }) => kind === 'sms')?.body ?? '')?.[0] ?? '';

describe('login with a second factor', () => {
  it('AUTH-03 gives the factors instead of a token, the default first, the number masked', async () => {
    await addMember(server, ['phone', 'app']);
    const entries = await challenge();
    expect(entries).toEqual([
      {
        two_factor_auth_phone: {
          id: expect.any(String) as string,
          country_code: '49',
          phone_number: '•••••••••78',
          code_sent: true,
        },
      },
      { two_factor_auth_app: { id: expect.any(String) as string, account_name: 'Kith phone' } },
    ]);
    expect(new Set([idOf(entries, 'app'), idOf(entries, 'phone')]).size).toBe(2);
    expect(idOf(await challenge(), 'app')).not.toBe(idOf(entries, 'app'));
  });

  it('AUTH-03 asks for no factor that was never verified', async () => {
    await addMember(server, ['app'], null);
    const login = await server.call('POST', '/api/users/auth', {
      body: { email, plainPassword: memberPassword },
    });
    expect(login.body).toHaveProperty('token');
  });

  it('TFA-01 takes the code of the authentication app and signs in', async () => {
    const member = await addMember(server, ['app']);
    const { status, body } = await answer('app', idOf(await challenge(), 'app'), appCode());
    expect(status).toBe(200);
    const self = await server.call<{ id: string }>('GET', '/api/user/user/new', { token: body.token });
    expect(self.body.id).toBe(String(member.id));
  });

  it('TFA-01 takes a code of the app once only, and no earlier one after it', async () => {
    await addMember(server, ['app']);
    const code = appCode();
    expect((await answer('app', idOf(await challenge(), 'app'), code)).status).toBe(200);
    expect((await answer('app', idOf(await challenge(), 'app'), code)).status).toBe(422);
    const id = idOf(await challenge(), 'app');
    const both = await Promise.all([answer('app', id, appCode()), answer('app', id, appCode())]);
    expect(both.map(({ status }) => status)).toEqual([422, 422]);
    server.clock.advance(600);
    expect((await answer('app', idOf(await challenge(), 'app'), appCode())).status).toBe(200);
  });

  it('TFA-01 a challenge signs in once, also when answered twice at once', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    const both = await Promise.all([answer('app', id, appCode()), answer('app', id, appCode())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('TFA-01 a challenge whose answer was lost says that the login begins anew, for any further code', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    await answer('app', id, appCode());
    server.clock.advance(30);
    expect(await answer('app', id, appCode())).toMatchObject({
      status: 422,
      body: { dictionary_code: 'tokenExpired' },
    });
  });

  it('TFA-01 texts a code when the phone is the default, and takes it', async () => {
    await addMember(server, ['phone']);
    const id = idOf(await challenge(), 'phone');
    const code = await textedCode();
    expect(code).toMatch(/^\d{6}$/);
    expect((await server.outbox())[0]).toMatchObject({ kind: 'sms', recipient: '+4915112345678' });
    expect((await answer('phone', id, code)).status).toBe(200);
    expect((await answer('phone', id, code)).status).toBe(422);
  });

  it('TFA-01 dies after 5 wrong codes, over all methods and challenges, for 10 minutes', async () => {
    await addMember(server, ['app', 'phone']);
    const first = await challenge();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await answer('app', idOf(first, 'app'), wrongCode())).toMatchObject({
        status: 422,
        body: { dictionary_code: 'invalid_token' },
      });
    const second = await challenge();
    expect((await answer('app', idOf(second, 'app'), wrongCode())).status).toBe(422);
    expect((await answer('phone', idOf(second, 'phone'), '000000')).status).toBe(422);
    expect(await answer('app', idOf(first, 'app'), appCode())).toMatchObject({
      status: 422,
      body: { dictionary_code: 'tokenExpired' },
    });
    expect((await answer('app', idOf(second, 'app'), appCode())).status).toBe(422);
    expect((await answer('app', idOf(await challenge(), 'app'), appCode())).status).toBe(422);
    server.clock.advance(601);
    expect((await answer('app', idOf(await challenge(), 'app'), appCode())).status).toBe(200);
  });

  it('TFA-01 looks at 5 of many wrong codes sent at once', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    const codes = Array.from({ length: 30 }, (_, index) => String(index).padStart(6, '0')).filter(
      (code) => code !== appCode(),
    );
    const answers = await Promise.all(codes.map((code) => answer('app', id, code)));
    const evaluated = answers.filter(
      ({ body }) => (body as { dictionary_code?: string }).dictionary_code === 'invalid_token',
    );
    expect(evaluated).toHaveLength(5);
  });

  it('TFA-01 dies after 10 minutes', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    server.clock.advance(600);
    expect(await answer('app', id, appCode())).toMatchObject({
      status: 422,
      body: { dictionary_code: 'tokenExpired' },
    });
  });

  it('TFA-01 refuses unknown challenges, the wrong kind, and what is not 6 digits', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    expect((await answer('app', 'unknown', appCode())).status).toBe(422);
    expect((await answer('phone', id, appCode())).status).toBe(422);
    for (const token of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(await answer('app', id, token)).toMatchObject({
        status: 422,
        body: { dictionary_code: 'invalid_token' },
      });
    expect(
      (await server.call('POST', `/api/users/auth/email/validateToken/${id}`, { body: { token: '123456' } }))
        .status,
    ).toBe(404);
    expect((await answer('app', id, ` ${appCode().slice(0, 3)} ${appCode().slice(3)} `)).status).toBe(200);
  });

  it('TFA-01 a reset of the password does not get round the second factor, and ends open challenges', async () => {
    await addMember(server, ['app']);
    const id = idOf(await challenge(), 'app');
    await server.call('POST', '/api/users/reset', { body: { email } });
    const token = await server.mailedToken(email);
    await server.call('POST', '/api/users/emailReset', {
      body: { newPassword: memberPassword, newPasswordRepeat: memberPassword, token },
    });
    expect((await answer('app', id, appCode())).status).toBe(422);
    expect(await challenge()).toHaveLength(1);
  });

  it('SRV-04 stores neither the challenge id nor the texted code', async () => {
    await addMember(server, ['phone']);
    const id = idOf(await challenge(), 'phone');
    const stored = JSON.stringify(await server.db.select().from(loginChallengeMethods));
    expect(stored).not.toContain(id);
    expect(stored).not.toContain(await textedCode());
  });
});

describe('another code', () => {
  const resend = (id: string, target: TestServer = server) =>
    target.call('POST', `/api/2fa/phone/resendToken/${id}`);

  it('TFA-01 texts another code; the earlier one stops working', async () => {
    await addMember(server, ['phone']);
    const id = idOf(await challenge(), 'phone');
    const first = await textedCode();
    expect((await resend(id)).status).toBe(204);
    const second = await textedCode();
    expect(await server.outbox()).toHaveLength(2);
    if (first !== second) expect((await answer('phone', id, first)).status).toBe(422);
    expect((await answer('phone', id, second)).status).toBe(200);
  });

  it('TFA-01 texts a phone that is not the default when asked to', async () => {
    await addMember(server, ['app', 'phone']);
    const entries = await challenge();
    expect(await server.outbox()).toEqual([]);
    expect((await resend(idOf(entries, 'phone'))).status).toBe(204);
    expect((await answer('phone', idOf(entries, 'phone'), await textedCode())).status).toBe(200);
  });

  it('TFA-01 says when another login has just texted the phone and this one may not', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    await addMember(strict, ['phone']);
    const sent = async () =>
      (await challenge(strict)).map((entry) =>
        'two_factor_auth_phone' in entry ? entry.two_factor_auth_phone.code_sent : undefined,
      );
    expect(await sent()).toEqual([true]);
    expect(await sent()).toEqual([false]);
    expect(await strict.outbox()).toHaveLength(1);
    await strict.close();
  });

  it('TFA-02 refuses a second one within 30 seconds, apps and unknown challenges', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    await addMember(strict, ['phone', 'app']);
    const entries = await challenge(strict);
    const id = idOf(entries, 'phone');
    const refused = await resend(id, strict);
    expect(refused).toMatchObject({ status: 429, body: { dictionary_code: 'tooManyRequests' } });
    expect(refused.headers.get('retry-after')).toBe('30');
    await challenge(strict);
    expect(await strict.outbox()).toHaveLength(1);
    strict.clock.advance(30);
    expect((await resend(id, strict)).status).toBe(204);
    expect((await resend(idOf(entries, 'app'), strict)).status).toBe(422);
    expect((await resend('unknown', strict)).status).toBe(422);
    await strict.close();
  });
});
