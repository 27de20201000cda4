import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp, type App } from './app/createApp';
import { readConfig, type ServerConfig } from './config';
import { inTransaction } from './db/database';
import { twoFactorMethods } from './db/schema';
import { silentLog } from './log';
import { startChallenge } from './modules/auth/challenges';
import { offerDownload } from './modules/files/downloads';
import { operate } from './operator';
import { openRuntime, type Runtime } from './runtime';
import { bundleForNode } from './testing/bundle';
import { insertMember, startTestSession } from './testing/members';
import { placeMigratedDatabase } from './testing/testDatabase';

const serverUrl = process.env.TEST_DATABASE_URL;
const name = `kith_operator_${randomBytes(6).toString('hex')}`;
let dataDir = '';
let engine = '';
let config: ServerConfig;
let runtime: Runtime;
let app: App;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  engine = await bundleForNode('server/db/engine/engine.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'kith-operator-'));
  const url = serverUrl === undefined ? undefined : new URL(`/${name}`, serverUrl);
  if (url === undefined) await placeMigratedDatabase(dataDir);
  else await onServer(`create database ${name}`);
  config = readConfig({
    ...{ DATA_DIR: dataDir, DEMO: 'off', LOCAL_CHAIN: 'off' },
    ...{ DATABASE_URL: url?.href, DATABASE_POOLER: process.env.DATABASE_POOLER },
  });
  runtime = await openRuntime(config, silentLog, { engine, videoChild: '' });
  app = createApp(runtime.deps);
});
afterAll(async () => {
  await runtime.close();
  if (serverUrl !== undefined) await onServer(`drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
  await rm(dirname(engine), { recursive: true, force: true });
});

const act = (...words: string[]) => operate(config, words);

async function call(method: string, path: string, token = '', body?: object) {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { 'X-Token': token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
}

async function member(serial: number) {
  const { id, permalink, email } = await insertMember(runtime.deps, serial, 'no password', {});
  const token = await startTestSession(runtime.deps, id);
  return {
    id,
    permalink,
    email,
    token,
    own: async () => (await call('GET', '/api/user/user/new', token)).status,
  };
}

async function statusAt(address: string): Promise<number> {
  const response = await app.fetch(new Request(`http://localhost${address}`));
  await response.body?.cancel();
  return response.status;
}

/** A member with a download and a login that waits for a code. */
async function openedMember(serial: number) {
  const { id, permalink } = await member(serial);
  const { deps } = runtime;
  const factor = { userId: id, kind: 'app', secret: 'JBSWY3DPEHPK3PXP' } as const;
  const now = deps.clock.now();
  await deps.db.insert(twoFactorMethods).values({ ...factor, verifiedAt: now, createdAt: now });
  const waiting = await inTransaction(deps.db, (tx) => startChallenge(deps, tx, id));
  const login = `/api/users/auth/app/validateToken/${waiting?.entries[0]?.id ?? ''}`;
  const download = async () =>
    (await offerDownload(deps, { userId: id, kind: 'export', albumId: null, keys: [] }, '/api/user/export'))
      .address;
  const address = await download();
  const opens = async () => {
    const { body } = await call('POST', login, '', { token: '000000' });
    const refusal = z.object({ dictionary_code: z.string() }).parse(body);
    return { download: await statusAt(address), login: refusal.dictionary_code };
  };
  return { permalink, download, opens };
}

/** Listens to a member's stream, and counts its events of a kind. */
async function listenTo({ token }: { token: string }) {
  const stream = await app.fetch(
    new Request('http://localhost/api/stream', { headers: { 'X-Token': token } }),
  );
  const reader = stream.body?.getReader();
  let text = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      text += decoder.decode(part.value);
  }
  const reading = read();
  return {
    count: (kind: string) => text.split(`event: ${kind}\n`).length - 1,
    leave: async () => {
      await reader?.cancel();
      await reading;
    },
  };
}

describe(`an operator beside a server on ${serverUrl === undefined ? 'the embedded database' : 'PostgreSQL'}`, () => {
  it(
    'OPS-06 locks and unlocks a member, and ends sessions, which their streams hear',
    { timeout: 90_000 },
    async () => {
      const one = await member(1);
      const other = await member(2);
      const stream = await app.fetch(
        new Request('http://localhost/api/stream', { headers: { 'X-Token': one.token } }),
      );
      expect(await act('lock', `@${one.permalink}`)).toBe(
        `@${one.permalink} is locked, and logged out everywhere.`,
      );
      expect([await one.own(), await other.own()]).toEqual([401, 200]);
      expect(await stream.text()).toContain('event: session');
      // A session of before does not come back; nor does one work that began meanwhile.
      const meanwhile = await startTestSession(runtime.deps, one.id);
      expect((await call('GET', '/api/user/user/new', meanwhile)).status).toBe(401);
      expect(await act('unlock', one.email.toUpperCase())).toBe(`@${one.permalink} may log in.`);
      expect((await call('GET', '/api/user/user/new', meanwhile)).status).toBe(200);
      expect(await one.own()).toBe(401);

      expect(await act('end-sessions', other.permalink)).toBe(
        `@${other.permalink} is logged out everywhere.`,
      );
      expect(await other.own()).toBe(401);
    },
  );

  it.each([
    ['lock', 'is locked, and logged out everywhere'],
    ['end-sessions', 'is logged out everywhere'],
  ] as const)(
    'OPS-06 OWN-01 AUTH-03 ends downloads and logins that wait for a code with %s, of this member alone',
    { timeout: 90_000 },
    async (name, done) => {
      const one = await openedMember(name === 'lock' ? 13 : 15);
      const other = await openedMember(name === 'lock' ? 14 : 16);
      const open = { download: 200, login: 'invalid_token' };
      expect([await one.opens(), await other.opens()]).toEqual([open, open]);
      expect(await act(name, one.permalink)).toBe(`@${one.permalink} ${done}.`);
      expect([await one.opens(), await other.opens()]).toEqual([
        { download: 403, login: 'tokenExpired' },
        open,
      ]);
      // A call of before may still make an address when the act is done.
      const late = await one.download();
      expect(await statusAt(late)).toBe(name === 'lock' ? 403 : 200);
    },
  );

  it(
    'OPS-06 LIVE-02 begins and ends maintenance, which every process says within seconds, and its streams tell',
    { timeout: 90_000 },
    async () => {
      const streams = [await listenTo(await member(5)), await listenTo(await member(6))];
      const status = async () => (await call('GET', '/api/status')).body;
      expect(await status()).toMatchObject({ is_maintance_mode: false });
      for (const word of ['on', 'on', 'off', 'off']) {
        expect(await act('maintenance', word)).toBe(`Maintenance is ${word}.`);
        await expect.poll(status, { timeout: 10_000 }).toMatchObject({ is_maintance_mode: word === 'on' });
        const told = word === 'on' ? 1 : 2;
        for (const { count } of streams)
          await expect.poll(() => count('maintenance'), { timeout: 10_000 }).toBe(told);
      }
      for (const { leave } of streams) await leave();
    },
  );

  it(
    'OPS-06 DESK-02 appoints moderators, and keeps their role over wrong passwords',
    { timeout: 90_000 },
    async () => {
      const one = await member(7);
      const desk = async () => (await call('GET', '/api/moderation/queue', one.token)).status;
      expect(await desk()).toBe(404);
      expect(await act('role', one.permalink, 'moderator')).toBe(`@${one.permalink} is a moderator.`);
      expect(await desk()).toBe(200);
      expect(await act('role', one.email, 'operator')).toBe(`@${one.permalink} is an operator.`);
      await act('unlock', one.permalink);
      expect(await desk()).toBe(200);
      expect(await act('role', one.permalink, 'member')).toBe(`@${one.permalink} is a member.`);
      expect(await desk()).toBe(404);
      await act('lock', one.permalink);
      await expect(act('role', one.permalink, 'moderator')).rejects.toThrow(`@${one.permalink} is locked.`);
    },
  );

  it('OPS-06 reads reports, and says what it does not know', { timeout: 90_000 }, async () => {
    expect(await act('reports')).toBe('Nothing has been reported.');
    const author = await member(3);
    const reader = await member(4);
    const report = { reason: 'spam', details: 'Again' };
    expect((await call('POST', `/api/report/user/${author.id}`, reader.token, report)).status).toBe(204);
    expect(await act('reports')).toMatch(
      new RegExp(`spam {2}by @${reader.permalink}\\n {2}.*/profile/${author.permalink}\\n {2}Details: Again`),
    );
    await expect(act('lock', 'nobody')).rejects.toThrow('There is no such member.');
    for (const words of [
      [],
      ['lock'],
      ['toString'],
      ['maintenance', 'perhaps'],
      ['role', 'a'],
      ['reports', 'a', 'b'],
    ])
      await expect(act(...words)).rejects.toThrow('npm run admin -- lock MEMBER');
  });

  it('OPS-06 DESK-02 sets how many reports hide a thing', { timeout: 90_000 }, async () => {
    const author = await member(8);
    const post = await call('POST', `/api/post/user/${author.id}`, author.token, { post: 'A post' });
    const { id } = z.object({ id: z.string() }).parse(post.body);
    expect(await act('hide-after', '3')).toBe(
      'What 3 members report is hidden until a moderator has looked at it.',
    );
    const readers = [await member(9), await member(10), await member(11)];
    const isSeen = async () => (await call('GET', `/api/post/view/${id}`, author.token)).body;
    expect(await isSeen()).toMatchObject({ deleted: false });
    for (const { token } of readers)
      expect((await call('POST', `/api/report/${id}`, token, { reason: 'spam' })).status).toBe(204);
    expect(await isSeen()).not.toMatchObject({ deleted: false });
    expect(await act('hide-after', 'off')).toBe('Reports hide nothing.');
    for (const word of ['2', '101', '3.5', 'many'])
      await expect(act('hide-after', word)).rejects.toThrow('MEMBERS is a number from 3 to 100.');
  });

  it('OPS-06 DESK-02 sets whose first links wait', { timeout: 90_000 }, async () => {
    const author = await member(12);
    const write = async (text: string) =>
      (await call('POST', `/api/post/user/${author.id}`, author.token, { post: text })).body;
    expect(await act('hold-links', '7')).toBe(
      'First links of accounts younger than 7 days wait for a moderator.',
    );
    expect(await write('See https://example.com')).toMatchObject({ pending: true });
    expect(await act('hold-links', 'off')).toBe('No links wait.');
    expect(await write('See https://example.org')).toMatchObject({ pending: false });
    for (const word of ['0', '366', '1.5', 'many'])
      await expect(act('hold-links', word)).rejects.toThrow('DAYS is a number from 1 to 365.');
  });
});
