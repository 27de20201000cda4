import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './clock';
import { openPostgres, type OpenDatabase } from './db/open';
import { startCluster, type Cluster } from './testing/cluster';
import { insertMember, startTestSession } from './testing/members';
import { testPooling } from './testing/testDatabase';

/* `npm run test:cluster`: three servers of the build on the PostgreSQL of TEST_DATABASE_URL. */

const restarts = Number(process.env.CLUSTER_RUNS ?? 0);
const serverUrl = restarts === 0 ? undefined : process.env.TEST_DATABASE_URL;
const lanes = 6;
const firstPort = 4730;
const name = `kith_cluster_${randomBytes(6).toString('hex')}`;
let folder = '';
let cluster: Cluster;
let database: OpenDatabase;
let author: Member;
let fan: Member;

interface Member {
  id: number;
  token: string;
}

async function makeMember(serial: number): Promise<Member> {
  const deps = { db: database.db, clock: systemClock };
  const { id } = await insertMember(deps, serial, 'no password', {});
  return { id, token: await startTestSession(deps, id) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  if (serverUrl === undefined) return;
  folder = await mkdtemp(join(tmpdir(), 'kith-cluster-'));
  await onServer(`create database ${name}`);
  const url = new URL(`/${name}`, serverUrl).href;
  const settings = { DATABASE_URL: url, SECRET_KEY: randomBytes(32).toString('hex'), RATE_SCALE: '100000' };
  const env = (index: number) => ({
    ...settings,
    DATA_DIR: join(folder, String(index)),
    DEMO: 'off',
    LOCAL_CHAIN: 'off',
  });
  cluster = await startCluster({ size: 3, firstPort, env });
  database = await openPostgres(url, testPooling);
  author = await makeMember(1);
  fan = await makeMember(2);
}, 120_000);
afterAll(async () => {
  if (serverUrl === undefined) return;
  await cluster.stop();
  await database.close();
  await onServer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const send = ({ token }: Member, base: string, method: string, path: string, body?: object) =>
  fetch(`${base}${path}`, {
    method,
    headers: { 'X-Token': token, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Answers other than those of a page read and a post written, each with its number. */
const failures = (answers: ReadonlyMap<string, number>) =>
  [...answers].filter(([answer]) => answer !== '200' && answer !== '201');

/** Writes and reads without a pause until it is told to stop. Answers how often it was answered, by status. */
function keepBusy() {
  const answers = new Map<string, number>();
  let isOver = false;
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  async function lane(serial: number): Promise<void> {
    for (let round = 0; !isOver; round += 1) {
      const asked =
        round % 3 === 0
          ? send(author, cluster.url, 'POST', `/api/post/user/${author.id}`, { post: `${serial} ${round}` })
          : send(author, cluster.url, 'GET', '/api/post/news?page=1&per_page=10');
      await asked.then(
        async (answer) => {
          await answer.arrayBuffer();
          count(String(answer.status));
        },
        () => count('broken'),
      );
    }
  }
  const done = Promise.all(Array.from({ length: lanes }, (_, serial) => lane(serial)));
  return {
    answers,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
}

describe.skipIf(serverUrl === undefined)('three servers on one PostgreSQL', () => {
  it(
    'OPS-03 tell on a stream of one what happened on another, within two seconds',
    { timeout: 60_000 },
    async () => {
      const [one = '', , third = ''] = cluster.urls;
      const posted = await send(author, one, 'POST', `/api/post/user/${author.id}`, { post: 'Heard?' });
      const { id } = (await posted.json()) as { id: string };
      const stream = await send(author, third, 'GET', '/api/stream');
      const reader = stream.body?.getReader();
      const began = performance.now();
      expect((await send(fan, one, 'POST', `/api/vote/${id}/like`)).status).toBeLessThan(300);
      let text = '';
      const decoder = new TextDecoder();
      while (!text.includes('event: notify')) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        text += decoder.decode(value);
      }
      expect(text).toContain('event: notify');
      expect(performance.now() - began).toBeLessThan(2_000);
      await reader?.cancel();
    },
  );

  it(
    `OPS-03 are taken out of the proxy and restarted, one after the other, ${restarts} times under load without a failed request`,
    { timeout: 60_000 + restarts * 30_000 },
    async () => {
      const { answers, stop } = keepBusy();
      const codes = [];
      for (let run = 0; run < restarts; run += 1)
        codes.push(await cluster.restart(run % cluster.urls.length));
      await stop();
      const kept = await database.run('select count(*)::int as posts from posts', []);
      console.warn(
        [
          'restarts | pages read | posts written | posts kept | failed',
          [
            restarts,
            answers.get('200') ?? 0,
            answers.get('201') ?? 0,
            Number(kept[0]?.posts) - 1,
            failures(answers).reduce((sum, [, count]) => sum + count, 0),
          ].join(' | '),
        ].join('\n'),
      );
      expect(codes.filter((code) => code !== 0)).toEqual([]);
      expect(failures(answers)).toEqual([]);
      expect(Number(kept[0]?.posts) - 1).toBe(answers.get('201'));
    },
  );
});
