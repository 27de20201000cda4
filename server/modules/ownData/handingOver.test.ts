import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/database';
import { users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { employ, joinGroup, makeCompany, makeGroup } from '../../testing/posts';

const server = await createTestServer();
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Hands something over by a call to one whose closing has begun, but waits for their row. Answers both statuses. */
async function handOverMeanwhile(owner: TestMember, heir: TestMember, path: string): Promise<number[]> {
  const calls: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    await tx.select().from(users).where(eq(users.id, heir.id)).for('no key update');
    calls.push(heir.call('DELETE', '/api/user', { password: memberPassword }));
    await untilBlocked(server.db, 1);
    calls.push(owner.call('PATCH', `${path}/members/${heir.id}/role`, { role: 'owner' }));
    await untilBlocked(server.db, 2);
  });
  return (await Promise.all(calls)).map(({ status }) => status);
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('one who is closing their account', () => {
  it('OWN-02 GRP-06 gets no group whose last owner hands it over meanwhile', async () => {
    const [owner, heir] = [await server.member(), await server.member()];
    const groupId = await makeGroup(server, owner.id, { permalink: 'the-group' });
    await joinGroup(server, groupId, heir.id);
    expect(await handOverMeanwhile(owner, heir, `/api/groups/${groupId}`)).toEqual([200, 404]);
  });

  it('OWN-02 CMP-04 gets no company whose last owner hands it over meanwhile', async () => {
    const [owner, heir] = [await server.member(), await server.member()];
    const companyId = await makeCompany(server, 'The Company');
    await employ(server, companyId, owner.id, 'owner');
    await employ(server, companyId, heir.id);
    expect(await handOverMeanwhile(owner, heir, `/api/companies/${companyId}`)).toEqual([200, 404]);
  });
});
