import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireArchive } from '@/shared/wire/album';
import type { WireLoggedUser } from '@/shared/wire/user';
import { selectRows } from '../../db/database';
import { archives, emailTokens, loginChallenges, sessions, twoFactorMethods, users } from '../../db/schema';
import { emailChanges } from '../../testing/emailChanges';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { sentTo } from '../ownData/sentTo';

const server = await createTestServer();
const old = 'owner@kith.example';
const thiefs = 'thief@kith.example';
const thiefsPassword = 'Stolen-horse-7';
const fresh = 'Another-horse-8';
const week = 7 * 86_400;
let owner: TestMember;

beforeEach(async () => {
  await server.reset();
  owner = await server.member({ email: old });
});
afterAll(() => server.close());

const { emailNow, askFor, confirm, changeTo, setPassword, resetPassword, open, undo, logIn } = emailChanges(
  server,
  () => owner,
);
const stored = async () => [
  await server.db.select().from(users).orderBy(users.id),
  await server.db.select().from(emailTokens).orderBy(emailTokens.id),
  await server.db.select().from(sessions).orderBy(sessions.id),
  await server.outbox(),
];

describe('the notice of a change of address', () => {
  it('SET-02 goes to the old address with a link that is stored as a hash and works for 7 days', async () => {
    const link = await askFor(thiefs);
    const [notice] = (await server.outbox()).filter(({ recipient }) => recipient === old);
    expect(notice?.body).toContain('It works for 7 days, also after the change');
    const rows = await server.db.select().from(emailTokens).where(eq(emailTokens.kind, 'undo'));
    expect(rows).toMatchObject([{ email: old, usedAt: null }]);
    expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
    expect(JSON.stringify(await owner.call('GET', '/api/user/user/new'))).not.toContain(link.split('=')[1]);
  });

  it('SET-02 its link opens a page that asks, changes nothing, has no script and sends no referrer', async () => {
    const link = await changeTo(thiefs);
    const before = await stored();
    for (let look = 0; look < 3; look += 1) {
      const { status, body, headers } = await open(link);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<form method="post" action="${link}"><button>It was not me</button></form>`);
      expect(body).toContain(old);
      expect(body).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'self'/);
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
        'no-referrer',
        'no-store',
      ]);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('taking a change of address back', () => {
  it('SET-02 before it took effect cancels it', async () => {
    const link = await askFor(thiefs);
    const change = await server.mailedToken(thiefs);
    const done = await undo(link);
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('Now set a new password')]);
    expect(done.body).not.toContain('<form');
    expect((await server.call('GET', `/api/users/confirm?token=${change}`)).status).toBe(422);
    expect(await setPassword(old, fresh)).toBe(204);
    expect(await logIn(old, fresh)).toBe(200);
    const token = await server.newSession(owner.id);
    const { body } = await server.call<WireLoggedUser>('GET', '/api/user/user/new', { token });
    expect(body).toMatchObject({ email: old, pending_email: null });
  });

  it('SET-02 AUTH-06 after it took effect shuts out whoever set a password by the new address', async () => {
    const link = await changeTo(thiefs);
    const change = await server.mailedToken(thiefs);
    expect(await resetPassword(thiefs, thiefsPassword)).toBe(204);
    expect(await logIn(thiefs, thiefsPassword)).toBe(200);
    await server.call('POST', '/api/users/reset', { body: { email: thiefs } });
    const thiefsReset = await server.mailedToken(thiefs);
    server.clock.advance(week - 1);
    expect((await undo(link)).status).toBe(200);
    expect(await emailNow()).toBe(old);
    for (const [email, password] of [
      [thiefs, thiefsPassword],
      [old, thiefsPassword],
      [old, memberPassword],
    ] as const)
      expect(await logIn(email, password)).toBe(401);
    const body = { token: thiefsReset, newPassword: fresh, newPasswordRepeat: fresh };
    expect((await server.call('POST', '/api/users/emailReset', { body })).status).toBe(422);
    expect((await server.call('GET', `/api/users/confirm?token=${change}`)).status).toBe(422);
    const sent = (await server.outbox()).at(-1);
    expect([sent?.recipient, sent?.subject]).toEqual([old, 'Reset your Kith password']);
    expect(await setPassword(old, fresh)).toBe(204);
    expect(await logIn(old, fresh)).toBe(200);
    expect(await resetPassword(old, 'Third-horse-9')).toBe(204);
    expect(await logIn(old, 'Third-horse-9')).toBe(200);
  });

  it('SET-02 OWN-01 AUTH-03 ends sessions, downloads and waiting logins, of this member alone', async () => {
    const link = await askFor(thiefs);
    const other = await server.member();
    const now = server.clock.now();
    for (const { id } of [owner, other])
      await server.db
        .insert(twoFactorMethods)
        .values({ userId: id, kind: 'app', secret: 'JBSWY3DPEHPK3PXP', verifiedAt: now, createdAt: now });
    const offers = [];
    for (const member of [owner, other]) {
      const { body } = await member.call<WireArchive>('POST', '/api/user/export', {
        password: memberPassword,
      });
      offers.push(body.address);
      await logIn(member === owner ? old : other.row.email, memberPassword);
    }
    const elsewhere = await server.newSession(owner.id);
    await undo(link);
    for (const token of [owner.token, elsewhere])
      expect((await server.call('GET', '/api/user/user/new', { token })).status).toBe(401);
    expect((await other.call('GET', '/api/user/user/new')).status).toBe(200);
    const download = async (address = '') => {
      const response = await server.app.fetch(new Request(`http://localhost:3000${address}`));
      await response.body?.cancel();
      return response.status;
    };
    expect([await download(offers[0]), await download(offers[1])]).toEqual([403, 200]);
    for (const table of [archives, loginChallenges, sessions])
      expect((await server.db.select().from(table)).map(({ userId }) => userId)).toEqual([other.id]);
  });

  it('SET-02 is possible once, and for 7 days', async () => {
    const link = await changeTo(thiefs);
    server.clock.advance(week);
    for (const call of [open, undo]) expect((await call(link)).status).toBe(404);
    expect(await emailNow()).toBe(thiefs);
    server.clock.advance(-week);
    expect((await undo(link)).status).toBe(200);
    const after = await stored();
    for (const call of [undo, open]) {
      const again = await call(link);
      expect([again.status, again.body]).toEqual([404, expect.stringContaining('This link does not work')]);
    }
    expect(await stored()).toEqual(after);
  });

  it('SET-02 comes by a right link alone, and a wrong one tells nothing', async () => {
    await changeTo(thiefs);
    await server.call('POST', '/api/users/reset', { body: { email: thiefs } });
    const reset = await server.mailedToken(thiefs);
    const before = await stored();
    const answers = new Set<string>();
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(300), reset])
      for (const call of [open, undo]) {
        const { status, body } = await call(`/emailUndo?token=${token}`);
        answers.add(`${status} ${body}`);
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 /);
    expect(await stored()).toEqual(before);
  });

  it('SET-02 fails while another account has the address, changes nothing, and works afterwards', async () => {
    const link = await changeTo(thiefs);
    const other = await server.member();
    const ask = (email: string) => other.call('PATCH', '/api/user/edit', { email });
    await ask(old);
    await confirm(old);
    const before = await stored();
    for (const call of [open, undo]) {
      const refused = await call(link);
      expect([refused.status, refused.body]).toEqual([
        409,
        expect.stringContaining('belongs to another account'),
      ]);
      expect(refused.body).not.toContain('<form');
    }
    expect(await stored()).toEqual(before);
    await ask('elsewhere@kith.example');
    await confirm('elsewhere@kith.example');
    expect((await undo(link)).status).toBe(200);
    expect(await emailNow()).toBe(old);
  });

  it('SET-02 AUTH-05 is not stopped by a sign-up, which nobody can begin with the address meanwhile', async () => {
    const signUp = async () => {
      const body = { email: old, plainPassword: fresh, firstName: 'Sam', lastName: 'Newcomer' };
      const { status, body: answer } = await server.call('POST', '/api/users/register', { body });
      return [status, answer];
    };
    await changeTo(thiefs);
    expect(await signUp()).toMatchObject([409, { dictionary_code: 'validationUserAlreadyExists' }]);
    server.clock.advance(week);
    expect((await signUp())[0]).toBe(201);
  });

  it('SET-02 OWN-01 leaves the mails to the other address out of the member’s data', async () => {
    const link = await changeTo(thiefs);
    await resetPassword(thiefs, thiefsPassword);
    await undo(link);
    const recipients = await selectRows(
      server.db,
      sql`select distinct recipient from outbox_messages where ${sentTo(owner.id)}`,
    );
    expect(recipients).toEqual([{ recipient: old }]);
  });

  it('SET-02 is counted against guessing, for each network address', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const ask = (method: 'GET' | 'POST', address: string) =>
      strict.call(method, '/emailUndo?token=x', { address });
    for (let call = 0; call < 15; call += 1)
      for (const method of ['GET', 'POST'] as const)
        expect((await ask(method, '203.0.113.7')).status).toBe(404);
    for (const method of ['GET', 'POST'] as const)
      expect((await ask(method, '203.0.113.7')).status).toBe(429);
    expect((await ask('POST', '203.0.113.8')).status).toBe(404);
    await strict.close();
  });
});
