import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireLoggedUser } from '@/shared/wire/user';
import { inTransaction } from '../../db/database';
import { emailTokens, users } from '../../db/schema';
import { authenticate } from '../../http/authentication';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer } from '../../testing/harness';
import { requestEmailChange } from './emailChange';

const server = await createTestServer();
const fresh = 'Another-horse-8';
beforeEach(() => server.reset());
afterAll(() => server.close());

it('SET-02 AUTH-06 begins for no session that a reset has ended meanwhile', async () => {
  const email = 'amara@kith.example';
  const stolen = await server.member({ email });
  await server.call('POST', '/api/users/reset', { body: { email } });
  const body = { token: await server.mailedToken(email), newPassword: fresh, newPasswordRepeat: fresh };
  const before = await server.outbox();
  const asked = vi.spyOn(server.deps.limiter, 'consume').mockImplementationOnce(async () => {
    expect((await server.call('POST', '/api/users/emailReset', { body })).status).toBe(204);
    return 0;
  });
  const answer = await stolen.call('PATCH', '/api/user/edit', { email: 'thief@kith.example' });
  asked.mockRestore();
  expect(answer.status).toBe(401);
  expect(await server.outbox()).toEqual(before);
});

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('changes of address at the same moment', () => {
  it('SET-02 leave one link, and the account can still be read', async () => {
    const member = await server.member();
    const actor = await authenticate(server.deps, member.token);
    if (actor === null) throw new TypeError('The session is not known');
    const changes: Promise<void>[] = [];
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, member.id)).for('update');
      for (const name of ['first', 'second'])
        changes.push(requestEmailChange(server.deps, actor, `${name}@kith.example`));
      await untilBlocked(server.db, changes.length);
    });
    await Promise.all(changes);
    const links = await server.db
      .select()
      .from(emailTokens)
      .where(
        and(eq(emailTokens.userId, member.id), eq(emailTokens.kind, 'email'), isNull(emailTokens.usedAt)),
      );
    const { status, body } = await member.call<WireLoggedUser>('GET', '/api/user/user/new');
    expect(status).toBe(200);
    expect(links.map(({ email }) => email)).toEqual([body.pending_email]);
  });
});
