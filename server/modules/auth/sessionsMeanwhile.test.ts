import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { publish } from '../../testing/posts';
import { endSessions, lockOwnAccount } from './sessions';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  yusuf = await server.member();
});
afterAll(() => server.close());

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('an account that is held meanwhile', () => {
  it('SRV-04 has its other sessions ended by two acts at the same time', async () => {
    await server.newSession(amara.id);
    const calls: Promise<{ status: number }>[] = [];
    await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, amara.id)).for('update');
      calls.push(amara.call('DELETE', '/api/user/sessions'));
      await untilBlocked(server.db, 1);
      await endSessions(tx, amara.id);
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204]);
    expect(await server.db.select().from(sessions).where(eq(sessions.userId, amara.id))).toEqual([]);
  });

  it('SET-02 POST-06 lets others vote for its posts', async () => {
    const { id } = await publish(amara, { post: 'Vote on this' });
    const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, amara.id));
    await server.db.transaction(async (tx) => {
      await lockOwnAccount(tx, { id: amara.id, sessionId: session?.id ?? 0 });
      const voting = yusuf.call('POST', `/api/vote/${id}/like`);
      const first = await Promise.race([
        voting,
        untilBlocked(server.db, 1).then(() => ({ status: 'waits' })),
      ]);
      expect(first.status).toBe(200);
    });
  });
});
