import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/database';
import { users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { emailChanges } from '../../testing/emailChanges';
import { createTestServer, type TestMember } from '../../testing/harness';

const server = await createTestServer();
const old = 'owner@kith.example';
const thiefs = 'thief@kith.example';
const thiefsPassword = 'Stolen-horse-7';
const fresh = 'Another-horse-8';
let owner: TestMember;

beforeEach(async () => {
  await server.reset();
  owner = await server.member({ email: old });
});
afterAll(() => server.close());

const { emailNow, askFor, confirm, changeTo, setPassword, resetPassword, open, undo } = emailChanges(
  server,
  () => owner,
);

describe('several changes of address', () => {
  it('SET-02 each link gives its own address back, and the earlier one ends the later', async () => {
    const first = await changeTo('second@kith.example');
    const second = await changeTo('third@kith.example');
    expect((await undo(first)).status).toBe(200);
    expect(await emailNow()).toBe(old);
    expect((await undo(second)).status).toBe(404);
    expect(await emailNow()).toBe(old);
  });

  it('SET-02 the later link leaves the earlier one', async () => {
    const first = await changeTo('second@kith.example');
    const second = await changeTo('third@kith.example');
    expect((await undo(second)).status).toBe(200);
    expect(await emailNow()).toBe('second@kith.example');
    expect((await undo(first)).status).toBe(200);
    expect(await emailNow()).toBe(old);
  });

  it('SET-02 asking again leaves the link of the first notice, and one of them ends the other', async () => {
    const first = await askFor('second@kith.example');
    const second = await askFor(thiefs);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([200, 200]);
    await confirm(thiefs);
    expect((await undo(second)).status).toBe(200);
    expect(await emailNow()).toBe(old);
    expect((await open(first)).status).toBe(404);
  });

  it('SET-02 a change after one that was taken back has a link that works', async () => {
    await undo(await changeTo(thiefs));
    const link = await changeTo('mine@kith.example', await server.newSession(owner.id));
    expect((await undo(link)).status).toBe(200);
    expect(await emailNow()).toBe(old);
  });

  it('SET-02 AUTH-06 links survive a reset, a cancelled change and the account’s closing', async () => {
    const link = await changeTo(thiefs);
    await owner.call('PATCH', '/api/user/edit', { email: 'other@kith.example' });
    await owner.call('PATCH', '/api/user/edit', { email: thiefs });
    await resetPassword(thiefs, thiefsPassword);
    const token = await server.newSession(owner.id);
    const closed = await server.call('DELETE', '/api/user', { token, body: { password: thiefsPassword } });
    expect(closed.status).toBe(200);
    expect((await undo(link)).status).toBe(200);
    expect(await setPassword(old, fresh)).toBe(204);
    const back = { body: { email: old, plainPassword: fresh } };
    expect((await server.call('POST', '/api/users/restore', back)).status).toBe(200);
  });
});

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a change of address at the same moment', () => {
  it('SET-02 is taken back, whether its link is opened just before or just after', async () => {
    for (const first of ['change', 'undo'] as const) {
      await server.reset();
      owner = await server.member({ email: old });
      const link = await askFor(thiefs);
      const change = `/api/users/confirm?token=${await server.mailedToken(thiefs)}`;
      const calls: Promise<{ status: number }>[] = [];
      await inTransaction(server.db, async (tx) => {
        await tx.select().from(users).where(eq(users.id, owner.id)).for('update');
        const begin = { change: () => server.call('GET', change), undo: () => undo(link) };
        calls.push(begin[first]());
        await untilBlocked(server.db, 1);
        calls.push(begin[first === 'undo' ? 'change' : 'undo']());
        await untilBlocked(server.db, 2);
      });
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(await emailNow()).toBe(old);
      expect((await server.call('GET', change)).status).toBe(422);
    }
  });

  it('SET-02 is taken back once by two clicks', async () => {
    const link = await changeTo(thiefs);
    const calls: ReturnType<typeof undo>[] = [];
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, owner.id)).for('update');
      calls.push(undo(link), undo(link));
      await untilBlocked(server.db, 2);
    });
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 404]);
    const resets = (await server.outbox()).filter(({ subject }) => subject.startsWith('Reset'));
    expect(resets).toHaveLength(1);
  });
});
