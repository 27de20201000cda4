import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireLoggedUser } from '@/shared/wire/user';
import { inTransaction } from '../../db/database';
import { emailTokens, users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer } from '../../testing/harness';
import { requestEmailChange } from './emailChange';

const server = await createTestServer();
beforeEach(() => server.reset());
afterAll(() => server.close());

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('changes of address at the same moment', () => {
  it('SET-02 leave one link, and the account can still be read', async () => {
    const member = await server.member();
    const changes: Promise<void>[] = [];
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, member.id)).for('update');
      for (const name of ['first', 'second'])
        changes.push(requestEmailChange(server.deps, member.id, `${name}@kith.example`));
      await untilBlocked(server.db, changes.length);
    });
    await Promise.all(changes);
    const links = await server.db
      .select()
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, member.id), isNull(emailTokens.usedAt)));
    const { status, body } = await member.call<WireLoggedUser>('GET', '/api/user/user/new');
    expect(status).toBe(200);
    expect(links.map(({ email }) => email)).toEqual([body.pending_email]);
  });
});
