import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { WireAppSetup } from '@/shared/wire/auth';
import { twoFactorMethods, users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';

const server = await createTestServer();
const email = 'amara@kith.example';
const fresh = 'Another-horse-8';
/** Session of whoever is in the account besides its member. */
let stolen: TestMember;
beforeEach(async () => {
  await server.reset();
  stolen = await server.member({ email });
});
afterAll(() => server.close());

async function beginApp() {
  const { secret } = (await stolen.call<WireAppSetup>('GET', '/api/2fa/app')).body;
  const { body } = await stolen.call<{ id: string }>('POST', '/api/2fa/app', { secret, default: true });
  const timestamp = server.clock.now().getTime();
  return { id: body.id, token: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }) };
}

async function addApp() {
  const { id, token } = await beginApp();
  expect((await stolen.call('POST', `/api/2fa/app/verify/${id}`, { token })).status).toBe(204);
  return { id };
}

/** Makes a call that has been let in, and writes only after the member has set a new password by mail. */
async function callDuringReset(call: () => Promise<{ status: number }>): Promise<number> {
  await server.call('POST', '/api/users/reset', { body: { email } });
  const body = { token: await server.mailedToken(email), newPassword: fresh, newPasswordRepeat: fresh };
  const write = server.db.transaction.bind(server.db);
  const writing = vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (work) => {
    expect((await server.call('POST', '/api/users/emailReset', { body })).status).toBe(204);
    return write(work);
  });
  const { status } = await call();
  writing.mockRestore();
  return status;
}

it('AUTH-06 TFA-03 a reset lets no second factor into use that a stranger sets up meanwhile', async () => {
  const { id, token } = await beginApp();
  const verify = () => stolen.call('POST', `/api/2fa/app/verify/${id}`, { token });
  expect(await callDuringReset(verify)).toBe(401);
  const answer = await server.call('POST', '/api/users/auth', { body: { email, plainPassword: fresh } });
  expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) as string } });
});

it('AUTH-06 TFA-05 a reset keeps the second factor that a stranger removes meanwhile', async () => {
  const { id } = await addApp();
  expect(await callDuringReset(() => stolen.call('DELETE', `/api/2fa/app/${id}`))).toBe(401);
  expect(await server.db.select().from(twoFactorMethods)).toHaveLength(1);
});

it('AUTH-06 TFA-03 a reset is followed by no set-up that a stranger begins meanwhile', async () => {
  const { secret } = (await stolen.call<WireAppSetup>('GET', '/api/2fa/app')).body;
  const add = () => stolen.call('POST', '/api/2fa/app', { secret, default: true });
  expect(await callDuringReset(add)).toBe(401);
  expect(await server.db.select().from(twoFactorMethods)).toEqual([]);
});

it('AUTH-06 SET-02 a reset is followed by no change of the profile that is under way', async () => {
  const edit = () => stolen.call('PATCH', '/api/user/edit', { permalink: 'thief' });
  expect(await callDuringReset(edit)).toBe(401);
  expect(await server.db.select().from(users).where(eq(users.permalink, 'thief'))).toEqual([]);
});

it('AUTH-06 SET-05 a reset is followed by no choice for the blockchain that is under way', async () => {
  const body = { publishPosts: true, votingPower: 1 };
  const edit = () => stolen.call('POST', '/api/profile/editBlockchainSetting', body);
  expect(await callDuringReset(edit)).toBe(401);
  expect(await server.db.select().from(users).where(eq(users.publishPosts, true))).toEqual([]);
});
