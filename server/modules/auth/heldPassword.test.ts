import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { archives, closings } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const email = 'amara@kith.example';
const fresh = 'Another-horse-8';
let member: TestMember;

beforeEach(async () => {
  await server.reset();
  member = await server.member({ email });
});
afterAll(() => server.close());

const logIn = async (plainPassword: string) =>
  (await server.call('POST', '/api/users/auth', { body: { email, plainPassword } })).status;
const change = (newPassword: string) =>
  member.call('POST', '/api/profile/change-password', {
    ...{ oldPassword: memberPassword, newPassword, newPasswordRepeat: newPassword },
  });

/** Resets the password by mail, just when the server has found the former one right. */
async function resetDuring<T>(work: () => Promise<T>): Promise<T> {
  await server.call('POST', '/api/users/reset', { body: { email } });
  const token = await server.mailedToken(email);
  const body = { token, newPassword: fresh, newPasswordRepeat: fresh };
  const verify = vi.spyOn(server.deps.hasher, 'verify').mockImplementationOnce(async () => {
    expect((await server.call('POST', '/api/users/emailReset', { body })).status).toBe(204);
    return true;
  });
  try {
    return await work();
  } finally {
    verify.mockRestore();
  }
}

const refused = { status: 422, body: { dictionary_code: 'validationInvalidCredentials' } };

describe('an act with the former password while that is being reset', () => {
  it('SET-03 SRV-04 changes no password', async () => {
    expect(await resetDuring(() => change('Strangers-horse-9'))).toMatchObject(refused);
    expect([await logIn('Strangers-horse-9'), await logIn(fresh)]).toEqual([401, 200]);
  });

  it('OWN-02 closes no account', async () => {
    const body = { password: memberPassword };
    expect(await resetDuring(() => member.call('DELETE', '/api/user', body))).toMatchObject(refused);
    expect(await server.db.select().from(closings)).toEqual([]);
    expect(await logIn(fresh)).toBe(200);
  });

  it('OWN-01 offers no data', async () => {
    const body = { password: memberPassword };
    expect(await resetDuring(() => member.call('POST', '/api/user/export', body))).toMatchObject(refused);
    expect(await server.db.select().from(archives)).toEqual([]);
  });
});

it('SET-03 changes a password once, of two changes in the same instant', async () => {
  const answers = await Promise.all([change(fresh), change('Strangers-horse-9')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});
