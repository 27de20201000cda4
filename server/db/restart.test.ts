import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from '../testing/bundle';
import { startPooler, type Pooler } from '../testing/pooler';
import { postgresPrograms, startPostgresCluster, type PostgresCluster } from '../testing/postgresCluster';
import { testPooling } from '../testing/testDatabase';

const restarts = Number(process.env.RESTART_RUNS ?? 3);
const postsBetween = 10;
const isWanted = process.env.TEST_DATABASE_URL !== undefined || process.env.RESTART_RUNS !== undefined;
const programs = isWanted ? postgresPrograms() : null;

let cluster: PostgresCluster | null = null;
let pooler: Pooler | null = null;
let writer = '';
let dataDir = '';
let child: ChildProcessByStdio<null, Readable, null> | null = null;

beforeAll(async () => {
  if (programs === null) return;
  cluster = await startPostgresCluster(programs);
  if (testPooling.poolsTransactions)
    pooler = await startPooler(cluster.url, { size: 5, statementTimeoutMs: 10_000 });
  writer = await bundleForNode('server/testing/writer.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'kith-restart-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await pooler?.stop();
  await cluster?.remove();
  if (writer !== '') await rm(dirname(writer), { recursive: true, force: true });
  if (dataDir !== '') await rm(dataDir, { recursive: true, force: true });
});

/** Ids of the rows, read by a connection of its own. */
async function idsOf(client: Client, table: string, column: string): Promise<Set<unknown>> {
  const { rows } = await client.query<{ id: string }>(`select ${column}::text as id from ${table}`);
  return new Set(rows.map(({ id }) => id));
}

async function newestPost(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('select max(id)::text as id from posts');
    return Number(rows[0]?.id);
  });
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe.skipIf(programs === null)('a PostgreSQL that restarts under eight writers', () => {
  it(
    `OPS-01 does not end the server, loses nothing acknowledged over ${restarts} restarts, and refuses with 503 and Retry-After`,
    { timeout: 60_000 + restarts * 20_000 },
    async () => {
      if (cluster === null) throw new TypeError('No server was started');
      const { url } = cluster;
      child = spawn(process.execPath, [writer], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: pooler?.url ?? url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const acknowledged: Record<string, string[]> = { post: [], vote: [], comment: [] };
      const refusals = new Map<string, number>();
      let newest = 0;
      let written = 0;
      let done = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        const [kind = '', ...rest] = line.split(' ');
        const detail = rest.join(' ');
        if (kind === 'refused') refusals.set(detail, (refusals.get(detail) ?? 0) + 1);
        else acknowledged[kind]?.push(detail);
        // Counts posts that were written since the last restart.
        if (kind === 'post' && Number(detail) > newest) written += 1;
        if (written < postsBetween) continue;
        if (done === restarts) break;
        written = 0;
        done += 1;
        await cluster.restart(done % 2 === 0 ? 'fast' : 'immediate');
        newest = await newestPost(url);
      }
      // The same process wrote before the first restart and after the last one.
      expect([done, child.exitCode, child.signalCode]).toEqual([restarts, null, null]);
      expect([...refusals.keys()].filter((refusal) => !/^503 [1-9]\d*$/.test(refusal))).toEqual([]);
      expect(refusals.size).toBeGreaterThan(0);

      await withClient(url, async (client) => {
        for (const [kind, table, column] of [
          ['post', 'posts', 'id'],
          ['vote', 'post_votes', 'post_id'],
          ['comment', 'comments', 'id'],
        ] as const) {
          const kept = await idsOf(client, table, column);
          expect(acknowledged[kind]?.filter((id) => !kept.has(id))).toEqual([]);
        }
      });
    },
  );
});
