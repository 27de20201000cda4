import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp';
import { readConfig } from '../config';
import type { AppDeps } from '../http/deps';
import { silentLog } from '../log';
import { openRuntime, type Runtime } from '../runtime';
import { insertMember, startTestSession } from '../testing/members';
import { postgresPrograms, startPostgresCluster, type PostgresCluster } from '../testing/postgresCluster';
import { openPostgres, type OpenDatabase, type RunSql } from './open';
import { openReadable, ownWritesSeconds, type Readable } from './readable';

const isWanted = process.env.TEST_DATABASE_URL !== undefined || process.env.TEST_STANDBY === 'on';
const programs = isWanted ? postgresPrograms() : null;
const maxLag = 3_000;

interface Member {
  id: number;
  token: string;
}

let folder = '';
let primary: PostgresCluster;
let standby: PostgresCluster;
let runtime: Runtime;
/** Connection of the test's own to the primary, for watchers beside that of the server. */
let database: OpenDatabase;
let author: Member;
let reader: Member;
const watchers: Readable[] = [];

async function makeMember(serial: number): Promise<Member> {
  const { id } = await insertMember(runtime.deps, serial, 'no password', {});
  return { id, token: await startTestSession(runtime.deps, id) };
}

/** Watches the standby as another process does. */
function watch(lag?: number, url = standby.url, onLook = () => {}): Readable {
  const primary: RunSql = (...statement) => {
    onLook();
    return database.run(...statement);
  };
  const settings = { url, poolsTransactions: false, primary, log: silentLog };
  const opened = openReadable({ ...settings, ...(lag === undefined ? {} : { maxLag: lag }) });
  watchers.push(opened);
  return opened;
}

const nearTo = (readable: Readable) =>
  expect.poll(() => readable.standbyFor(reader.id) !== null, { timeout: 15_000 }).toBe(true);

async function onStandby(statement: string): Promise<unknown> {
  const client = new Client({ connectionString: standby.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

/** From now on the standby takes what the primary writes, but shows none of it. */
async function holdBack(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  await expect.poll(() => onStandby('select pg_get_wal_replay_pause_state()')).toBe('paused');
}

/** Stands before the standby, and passes nothing on while it hangs, as a broken network does. */
async function startNetwork() {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = createConnection({ host: '127.0.0.1', port: Number(new URL(standby.url).port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isHanging || to.write(bytes));
      from.on('error', () => undefined).on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://kith@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    hang: (hangs: boolean) => void (isHanging = hangs),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  cookie?: string;
}

async function call(deps: AppDeps, { token }: Member, { method = 'GET', path, body, cookie }: Call) {
  const answer = await createApp(deps).fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...{ 'X-Token': token, 'Content-Type': 'application/json' },
        ...(cookie === undefined ? {} : { Cookie: cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return {
    status: answer.status,
    cookie: answer.headers.get('set-cookie'),
    body: (await answer.json()) as { count?: number },
  };
}

const write = (text: string) =>
  call(runtime.deps, author, { method: 'POST', path: `/api/post/user/${author.id}`, body: { post: text } });

/** Counts what a member finds by a search, which may lag. */
async function found(deps: AppDeps, member: Member, term: string, cookie?: string) {
  const path = `/api/search/post?term=${term}`;
  const { status, body } = await call(deps, member, { path, ...(cookie === undefined ? {} : { cookie }) });
  return status === 200 ? body.count : status;
}

describe.skipIf(programs === null)('a PostgreSQL with a standby', () => {
  beforeAll(async () => {
    if (programs === null) return;
    folder = await mkdtemp(join(tmpdir(), 'kith-standby-'));
    primary = await startPostgresCluster(programs);
    standby = await primary.standby();
    const config = readConfig({
      ...{ DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url },
      ...{ DATA_DIR: folder, DEMO: 'off', LOCAL_CHAIN: 'off', RATE_SCALE: '100000' },
    });
    runtime = await openRuntime(config, silentLog);
    database = await openPostgres(primary.url);
    author = await makeMember(1);
    reader = await makeMember(2);
  });
  afterEach(async () => {
    for (const watcher of watchers.splice(0)) await watcher.close();
    if (programs !== null) await onStandby('select pg_wal_replay_resume()');
  });
  afterAll(async () => {
    await runtime.close();
    await database.close();
    await standby.remove();
    await primary.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('OPS-03 lets it answer others, and the primary the member who wrote, at every process that the browser asks', async () => {
    const { deps } = runtime;
    const elsewhere = { ...deps, readable: watch() };
    for (const { readable } of [deps, elsewhere]) await nearTo(readable);
    await holdBack();
    const { status, cookie } = await write('zebra');
    expect([status, cookie]).toEqual([
      201,
      `wrote=1; Max-Age=${ownWritesSeconds}; Path=/api; HttpOnly; SameSite=Strict`,
    ]);
    expect(await found(deps, reader, 'zebra')).toBe(0);
    expect(await found(deps, author, 'zebra')).toBe(1);
    expect(await found(elsewhere, author, 'zebra', 'device-1=x; wrote=1')).toBe(1);
    // A caller that keeps no cookies and changes the process sees its own writes as late as others do.
    expect(await found(elsewhere, author, 'zebra')).toBe(0);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(() => found(deps, reader, 'zebra')).toBe(1);
  });

  it('OPS-03 asks the primary for a member whom it does not know yet', async () => {
    await nearTo(runtime.deps.readable);
    await holdBack();
    const { id } = await makeMember(3);
    const list = await call(runtime.deps, reader, { path: `/api/follower/followers/${id}` });
    expect([list.status, list.body.count]).toEqual([200, 0]);
  });

  it('OPS-03 is asked for the named reads alone', async () => {
    const asked: string[] = [];
    const deps: AppDeps = {
      ...runtime.deps,
      readable: {
        ...runtime.deps.readable,
        standbyFor: () => {
          asked.push(path);
          return null;
        },
      },
    };
    let path = '';
    const lagging = [
      ...['posts', 'people', 'tags', 'groups'].map((kind) => `/api/discover/${kind}`),
      ...['users', 'groups', 'companies', 'post'].map((kind) => `/api/search/${kind}?term=a`),
      ...[
        '/api/friends/sugg',
        `/api/follower/followers/${author.id}`,
        `/api/follower/following/${author.id}`,
      ],
    ];
    const current = [`/api/follower/followers/${reader.id}`, '/api/post/news', '/api/user/user/new'];
    for (path of [...lagging, ...current]) expect((await call(deps, reader, { path })).status).toBe(200);
    expect(asked).toEqual(lagging);
  });

  it('OPS-03 does not answer when it is too far behind, and does while nothing is written', async () => {
    let looks = 0;
    const deps = { ...runtime.deps, readable: watch(maxLag, standby.url, () => (looks += 1)) };
    await nearTo(deps.readable);
    // It looks once a second, thus for longer than the lag that is allowed.
    await expect.poll(() => looks, { timeout: 5 * maxLag }).toBeGreaterThan(maxLag / 1_000 + 2);
    await nearTo(deps.readable);
    await holdBack();
    await write('quagga');
    expect(await found(deps, reader, 'quagga')).toBe(0);
    await expect.poll(() => found(deps, reader, 'quagga'), { timeout: 3 * maxLag }).toBe(1);
    expect(deps.readable.standbyFor(reader.id)).toBeNull();
    await onStandby('select pg_wal_replay_resume()');
    await nearTo(deps.readable);
  });

  it('OPS-03 holds a reader up for seconds once when it hangs, and answers again when it is back', async () => {
    const network = await startNetwork();
    const deps = { ...runtime.deps, readable: watch(maxLag, network.url) };
    await nearTo(deps.readable);
    network.hang(true);
    const began = performance.now();
    expect(await found(deps, reader, 'zebra')).toBe(1);
    expect(performance.now() - began).toBeLessThan(6_000);
    await expect.poll(() => deps.readable.standbyFor(reader.id), { timeout: 3 * maxLag }).toBeNull();
    network.hang(false);
    await nearTo(deps.readable);
    expect(await found(deps, reader, 'zebra')).toBe(1);
    await Promise.all(watchers.splice(0).map((watcher) => watcher.close()));
    network.close();
  });

  it('OPS-03 is missed by no reader when it is stopped, and answers again when it is back', async () => {
    const deps = { ...runtime.deps, readable: watch(maxLag) };
    await nearTo(deps.readable);
    await standby.stop();
    const answers = new Set<number | undefined>();
    for (let round = 0; round < 20; round += 1) answers.add(await found(deps, reader, 'zebra'));
    expect([...answers]).toEqual([1]);
    await expect.poll(() => deps.readable.standbyFor(reader.id), { timeout: 3 * maxLag }).toBeNull();
    expect(await found(deps, reader, 'zebra')).toBe(1);
    await standby.start();
    await nearTo(deps.readable);
    expect(await found(deps, reader, 'zebra')).toBe(1);
  });
});
