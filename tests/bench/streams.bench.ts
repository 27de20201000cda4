import { readFile } from 'node:fs/promises';
import { Agent, request, type ClientRequest } from 'node:http';
import { test } from '@playwright/test';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { sessions } from '../../server/db/schema';
import { hashToken } from '../../server/tokens';
import { measureFeed } from './feedLatency';
import { fillLargeCommunity } from './largeCommunity';
import { withServer } from './withServer';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const streams = 2_000;
const openedAtOnce = 50;
const tokenOf = (stream: number) => `stream-${stream}`;

/** 2,000 open event streams of 1,000 members on one process: its memory, and the feed beside them. */
test('event streams of a large community', async () => {
  await withServer(
    3394,
    async (dataDir) => {
      const database =
        databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
      await fillLargeCommunity(database.db);
      await fillSessions(database.db);
      await database.close();
    },
    async (baseURL, pid) => {
      const open = new Set<ClientRequest>();
      const rows: Record<string, Record<string, number>> = {};
      // The first run warms caches and the compiler.
      await measureFeed(baseURL);
      rows['no stream'] = { ...(await measureFeed(baseURL)), 'resident MB': await residentMegabytes(pid) };
      for (let first = 0; first < streams; first += openedAtOnce) {
        const some = Array.from({ length: openedAtOnce }, (_, at) => first + at);
        for (const stream of await Promise.all(some.map((at) => openStream(baseURL, tokenOf(at)))))
          open.add(stream);
      }
      const opened = await residentMegabytes(pid);
      rows[`${streams} streams, idle`] = { 'resident MB': opened };
      rows[`${streams} streams`] = {
        ...(await measureFeed(baseURL)),
        'resident MB': await residentMegabytes(pid),
      };
      for (const stream of open) stream.destroy();
      console.table(rows);
    },
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  );
});

/** Two sessions of each member. */
async function fillSessions(db: Database): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const rows = Array.from({ length: streams }, (_, stream) => ({
    tokenHash: hashToken(tokenOf(stream)),
    userId: 1 + (stream % 1_000),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  }));
  await db.insert(sessions).values(rows);
}

const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream and waits for its first event. */
function openStream(baseURL: string, token: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = request(`${baseURL}/api/stream`, { agent, headers: { 'X-Token': token } }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was answered with ${answer.statusCode}`));
        return;
      }
      answer.once('data', () => resolve(call));
      answer.on('error', () => undefined);
    });
    call.once('error', reject);
    call.end();
  });
}

/** Resident memory of the server's own process; 0 where the system does not tell. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}
