import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { closings, sessions } from '../../db/schema';
import { createTestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();
const email = 'amara@kith.example';

beforeEach(() => server.reset());
afterAll(() => server.close());

it('OWN-02 a login that is under way opens no account again that is closed meanwhile', async () => {
  const member = await server.member({ email });
  const write = server.db.transaction.bind(server.db);
  // The first that a login writes after it has found the password right and the account open.
  const verify = vi.spyOn(server.deps.hasher, 'verify').mockImplementationOnce(() => {
    vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (work) => {
      const { status } = await member.call('DELETE', '/api/user', { password: memberPassword });
      expect(status).toBe(200);
      return write(work);
    });
    return Promise.resolve(true);
  });
  const body = { email, plainPassword: memberPassword };
  const answer = await server.call('POST', '/api/users/auth', { body });
  verify.mockRestore();
  expect(answer).toMatchObject({ status: 403, body: { dictionary_code: 'accountClosed' } });
  expect(await server.db.select().from(closings)).toHaveLength(1);
  expect(await server.db.select().from(sessions)).toEqual([]);
});
