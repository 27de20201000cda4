import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAppSetup, WireLogin } from '@/shared/wire/auth';
import type { WireClosed, WireClosing } from '@/shared/wire/closing';
import { selectRows } from '../../db/database';
import * as schema from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { countMismatches } from '../../testing/counters';
import { readPaths } from '../../testing/crawl';
import { createTestServer, type TestMember } from '../../testing/harness';
import { canary, createLeaverWorld, type LeaverWorld } from '../../testing/leaver';
import { memberPassword } from '../../testing/members';
import { employ, joinGroup, makeCompany, makeGroup } from '../../testing/posts';

const server = await createTestServer();
const daySeconds = 86_400;

beforeEach(() => server.reset());
afterAll(() => server.close());

const close = (member: TestMember, password = memberPassword) =>
  member.call<WireClosed>('DELETE', '/api/user', { password });
const enter = (path: 'auth' | 'restore', email: string, plainPassword = memberPassword) =>
  server.call<WireLogin & { dictionary_code?: string; params?: object }>('POST', `/api/users/${path}`, {
    body: { email, plainPassword },
  });
const isAlive = async (token: string) =>
  (await server.call('GET', '/api/user/user/new', { token })).status === 200;

/** All that a member reads of the server, by path. */
async function readEverything(world: LeaverWorld, member: TestMember): Promise<Map<string, string>> {
  const { ids, own, foreign } = world;
  const values = {
    permalink: [`${canary}-link`, 'friend', 'the-group', 'the-company'],
    ...{ groupId: ['1'], companyId: ['1'], userId: ids.slice(0, 3), entityId: ids.slice(0, 3) },
    ...{ postId: ids, commentId: ids.slice(0, 5) },
    type: ['user', 'group', 'company', 'users', 'groups', 'companies', 'post'],
    key: [...own, ...foreign],
  };
  const found = new Map<string, string>();
  for (const path of readPaths(values, [canary, `%23${canary}`, 'congratulations'])) {
    // A new secret each time.
    if (path === '/api/2fa/app') continue;
    const { status, body } = await member.call('GET', path);
    expect(status).toBeLessThan(500);
    found.set(path, `${status} ${JSON.stringify(body)}`);
  }
  return found;
}

const mentioning = (read: Map<string, string>, words: readonly string[]) =>
  [...read].filter(([, text]) => words.some((word) => text.includes(word))).map(([path]) => path);

describe('closing an account', () => {
  it('OWN-02 hides everything of the member from everybody at once, counts included, and brings all of it back', async () => {
    const world = await createLeaverWorld(server);
    const { leaver, friend, boss, own } = world;
    expect(await countMismatches(server.db)).toEqual([]);
    const readers = [friend, boss];
    const before = [];
    for (const reader of readers) before.push(await readEverything(world, reader));
    // The leaver is to be found in the first place.
    for (const read of before) expect(mentioning(read, [canary, ...own]).length).toBeGreaterThan(15);

    const { status, body } = await close(leaver);
    expect(status).toBe(200);
    expect(Date.parse(body.until) - server.clock.now().getTime()).toBe(30 * daySeconds * 1000);
    expect(await isAlive(leaver.token)).toBe(false);
    for (const reader of readers) {
      const read = await readEverything(world, reader);
      expect(mentioning(read, [canary, ...own, 'Congratulations'])).toEqual([]);
      expect(read.get(`/api/user/user/new/${canary}-link`)).toBe('200 null');
      expect(read.get(`/api/post/user/${leaver.id}`)).toMatch(/^404/);
    }
    for (const key of own) expect((await server.call('GET', `/files/${key}`)).status).toBe(404);
    expect(await countMismatches(server.db)).toEqual([]);
    const [group] = await selectRows(server.db, sql`select member_count from groups`);
    expect(group?.member_count).toBe(1);
    const friendNow = await friend.call('GET', '/api/user/user/new');
    expect(friendNow.body).toMatchObject({ counts: { followers: 0, following: 0, posts: 2 } });

    expect((await enter('restore', leaver.row.email)).status).toBe(200);
    expect(await countMismatches(server.db)).toEqual([]);
    for (const [index, reader] of readers.entries())
      expect(Object.fromEntries(await readEverything(world, reader))).toEqual(
        Object.fromEntries(before[index] ?? []),
      );
  }, 240_000);

  it('OWN-02 leaves nothing of the member anywhere after 30 days, and what is others’ stays', async () => {
    const world = await createLeaverWorld(server);
    const { leaver, friend, boss, own, shared, foreign, friendPost } = world;
    await close(leaver);
    const dump = async () => {
      const texts = [];
      for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
        const name = getTableName(table);
        const rows = await selectRows(server.db, sql`select t::text as row from ${sql.identifier(name)} t`);
        texts.push(...rows.map(({ row }) => `${name} ${String(row)}`));
      }
      return texts;
    };
    const traces = async () =>
      (await dump()).filter((row) => [canary, '7911123456', ...own].some((word) => row.includes(word)));
    expect((await traces()).length).toBeGreaterThan(20);

    server.clock.advance(29 * daySeconds);
    await runHousekeeping(server.deps);
    expect((await traces()).length).toBeGreaterThan(20);
    // Address and permalink stay taken until then.
    const permalink = `${canary}-link`;
    const rename = async () =>
      server.call('PATCH', '/api/user/edit', {
        token: await server.newSession(boss.id),
        body: { permalink },
      });
    expect((await rename()).status).toBe(422);

    server.clock.advance(2 * daySeconds);
    await runHousekeeping(server.deps);
    expect(await traces()).toEqual([]);
    const onDisk: string[] = [];
    for await (const { key } of server.deps.files.keys()) onDisk.push(key);
    // The picture on the leaver's wall and the one below their comment went with them.
    expect([...own, ...foreign].filter((key) => onDisk.includes(key))).toEqual([]);
    for (const key of shared) expect(onDisk).toContain(key);
    expect(await countMismatches(server.db)).toEqual([]);

    const bossAgain = await server.newSession(boss.id);
    const { body: group } = await server.call<{ avatar: { key: string } }>('GET', '/api/groups/the-group', {
      token: bossAgain,
    });
    expect(group.avatar.key).toBe(shared[0]);
    const friendAgain = await server.newSession(friend.id);
    const kept = await server.call<{ comments: number }>('GET', `/api/post/view/${friendPost.id}`, {
      token: friendAgain,
    });
    expect(kept.status).toBe(200);
    expect((await rename()).status).toBe(200);
  }, 240_000);

  it('OWN-02 asks for the password, and refuses the last owner of a group or company', async () => {
    const owner = await server.member();
    const other = await server.member();
    const groupId = await makeGroup(server, owner.id, { name: 'Choir' });
    const companyId = await makeCompany(server, 'Bakery');
    await employ(server, companyId, owner.id, 'owner');
    expect(await close(owner, 'Wrong-horse-8')).toMatchObject({
      status: 422,
      body: { fields: { password: 'validationInvalidCredentials' } },
    });
    const terms = await owner.call<WireClosing>('GET', '/api/user/closing');
    expect(terms.body.days).toBe(30);
    expect(terms.body.last_owner_of.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'group Choir',
      'company Bakery',
    ]);
    expect(await close(owner)).toMatchObject({
      status: 409,
      body: { dictionary_code: 'ownsCommunities', params: { count: 2 } },
    });
    expect(await isAlive(owner.token)).toBe(true);

    await joinGroup(server, groupId, other.id, 'owner');
    await employ(server, companyId, other.id, 'owner');
    expect((await close(owner)).status).toBe(200);
    // The other owner is the last one by now, because the first is gone.
    expect((await other.call('POST', `/api/groups/${groupId}/leave`)).status).toBe(409);
    expect((await close(other)).status).toBe(409);
  });

  it('OWN-02 ends every session and download, and tells the member by mail', async () => {
    const member = await server.member();
    const elsewhere = await server.newSession(member.id);
    const { address } = (
      await member.call<{ address: string }>('POST', '/api/user/export', { password: memberPassword })
    ).body;
    await close(member);
    for (const token of [member.token, elsewhere]) expect(await isAlive(token)).toBe(false);
    expect((await server.call('GET', address)).status).toBe(403);
    const mail = (await server.outbox()).at(-1);
    expect(mail).toMatchObject({ recipient: member.row.email });
    expect(mail?.body).toContain('April 3, 2026');
  });
});

describe('coming back', () => {
  it('OWN-02 a right password says that the account is closed and until when, a wrong one nothing', async () => {
    const member = await server.member();
    const { until } = (await close(member)).body;
    expect(await enter('auth', member.row.email)).toMatchObject({
      status: 403,
      body: { dictionary_code: 'accountClosed', params: { until } },
    });
    for (const path of ['auth', 'restore'] as const)
      expect(await enter(path, member.row.email, 'Wrong-horse-8')).toMatchObject({
        status: 401,
        body: { dictionary_code: 'invalidAttempt' },
      });
    const back = await enter('restore', member.row.email);
    expect('token' in back.body && (await isAlive(back.body.token))).toBe(true);
    expect((await enter('auth', member.row.email)).status).toBe(200);
  });

  it('OWN-02 needs the second factor, too', async () => {
    const member = await server.member();
    const watcher = await server.member();
    const { secret } = (await member.call<WireAppSetup>('GET', '/api/2fa/app')).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    const app = (
      await member.call<{ id: string }>('POST', '/api/2fa/app', {
        secret,
        default: true,
        accountName: 'Mine',
      })
    ).body;
    await member.call('POST', `/api/2fa/app/verify/${app.id}`, { token: code() });
    server.clock.advance(60);
    await close(member);
    const login = await enter('restore', member.row.email);
    const [entry] = 'two_factor_auth' in login.body ? login.body.two_factor_auth : [];
    const id = entry !== undefined && 'two_factor_auth_app' in entry ? entry.two_factor_auth_app.id : '';
    const profile = async () =>
      (await watcher.call('GET', `/api/user/user/new/${member.row.permalink}`)).body;
    expect(await profile()).toBeNull();
    const answer = await server.call<{ token: string }>('POST', `/api/users/auth/app/validateToken/${id}`, {
      body: { token: code() },
    });
    expect(answer.status).toBe(200);
    expect(await profile()).toMatchObject({ id: String(member.id) });
  });

  it('OWN-02 is over after 30 days, deleted or not yet', async () => {
    const member = await server.member();
    await close(member);
    server.clock.advance(30 * daySeconds);
    expect(await enter('restore', member.row.email)).toMatchObject({
      status: 401,
      body: { dictionary_code: 'invalidAttempt' },
    });
  });

  it('OWN-02 nobody acts on a closed account, not even across a block', async () => {
    const member = await server.member();
    const other = await server.member();
    const blocker = await server.member();
    await member.call('POST', `/api/follower/${other.id}/follow`);
    await blocker.call('POST', `/api/follower/block/${member.id}`);
    const groupId = await makeGroup(server, other.id);
    await joinGroup(server, groupId, member.id);
    await close(member);
    for (const call of [
      () => other.call('POST', `/api/follower/${member.id}/follow`),
      () => other.call('POST', `/api/follower/remove/${member.id}`),
      () => blocker.call('POST', `/api/follower/unblock/${member.id}`),
      () => other.call('DELETE', `/api/groups/${groupId}/members/${member.id}`),
    ])
      expect((await call()).status).toBe(404);
    expect(await countMismatches(server.db)).toEqual([]);
    await enter('restore', member.row.email);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});
