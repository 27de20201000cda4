import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReadiness } from '../../adapters/readiness';
import { silentLog } from '../../log';
import { bundleForNode } from '../../testing/bundle';
import { createTestServer } from '../../testing/harness';
import { placeMigratedDatabase } from '../../testing/testDatabase';
import { inTransaction, isDatabaseBusy, isUniqueViolation, selectRows } from '../database';
import { openEmbedded } from '../embedded';
import type { OpenDatabase } from '../open';
import { tags } from '../schema';

let worker = '';
let dataDir = '';
let database: OpenDatabase;
const logged: string[] = [];
const log = { ...silentLog, error: (text: string) => void logged.push(text) };

/** Long enough for a cold engine on a busy machine. */
const silentSeconds = 6;
const names = async () =>
  (await selectRows(database.db, sql`select name from tags order by name`)).map(({ name }) => name);
/** Keeps the engine busy for ever. */
const spin = () => database.run('do $$ begin loop end loop; end $$', []);

beforeAll(async () => {
  worker = await bundleForNode('server/db/engine/engine.ts');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kith-engine-'));
  await placeMigratedDatabase(dataDir);
  database = await openEmbedded(dataDir, { worker, silentSeconds, log });
  logged.length = 0;
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => rm(dirname(worker), { recursive: true, force: true }));

describe('the embedded database in a thread', { timeout: 90_000 }, () => {
  it('SRV-01 keeps transactions apart from all else, undoes those that fail, and passes on types and errors', async () => {
    const { db } = database;
    const order: string[] = [];
    let beside: Promise<unknown> = Promise.resolve();
    const first = inTransaction(db, async (tx) => {
      await tx.insert(tags).values({ name: 'one' });
      beside = names().then((seen) => order.push(`beside saw ${seen.join()}`));
      await tx.insert(tags).values({ name: 'two' });
      order.push('first ends');
    });
    const failing = inTransaction(db, async (tx) => {
      await tx.insert(tags).values({ name: 'undone' });
      await tx.transaction((inner) => inner.insert(tags).values({ name: 'three' }));
      await tx.insert(tags).values({ name: 'one' });
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect([
      isUniqueViolation(error, 'tags_name_unique'),
      isUniqueViolation(error, 'other'),
      isDatabaseBusy(error),
    ]).toEqual([true, false, false]);
    await Promise.all([first, beside]);
    expect(order).toEqual(['first ends', 'beside saw one,two']);
    const [row] = await database.run(
      `select 7 as number, $1::timestamptz as moment, $2::jsonb as object, $3::text[] as list, null as nothing`,
      [new Date(0), { a: [1] }, ['x', 'y']],
    );
    expect(row).toEqual({
      number: 7,
      moment: new Date(0),
      object: { a: [1] },
      list: ['x', 'y'],
      nothing: null,
    });
    expect(database.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('OPS-02 goes on in a new engine when one spins: 503 meanwhile, pages and probes answer, nothing acknowledged is lost', async () => {
    const server = await createTestServer();
    server.deps.db = database.db;
    server.deps.readiness = createReadiness({
      askDatabase: () => database.db.execute(sql`select 1`),
      freeBytes: () => Promise.resolve(2 ** 40),
    });
    const own = () => server.call('GET', '/api/user/user/new', { token: 'any' });
    await database.db.insert(tags).values({ name: 'kept' });

    const spinning = spin().catch((reason: unknown) => reason);
    const asked = own();
    const before = performance.now();
    expect((await server.call('GET', '/api/status')).status).toBe(200);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await server.call('GET', '/ready')).toMatchObject({ status: 503, body: { failed: ['database'] } });
    expect(isDatabaseBusy(await spinning)).toBe(true);
    for (const { status, headers } of [await asked, await own()]) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await expect.poll(async () => (await own()).status, { timeout: 60_000 }).toBe(401);
    expect((await server.call('GET', '/ready')).status).toBe(200);
    expect(await names()).toEqual(['kept']);
    expect(logged).toEqual([
      `The embedded database did not answer for ${silentSeconds} s. It is started anew.`,
    ]);
    await server.close();
  });

  it('OPS-02 lets a transaction that waits for the server wait, and ends one whose engine was lost', async () => {
    const lost = inTransaction(database.db, async (tx) => {
      await tx.insert(tags).values({ name: 'lost' });
      await tx.execute(sql.raw('do $$ begin loop end loop; end $$'));
    });
    // Behind it others wait, as long as the engine is silent.
    const behind = names().catch((reason: unknown) => reason);
    expect(isDatabaseBusy(await lost.catch((reason: unknown) => reason))).toBe(true);
    expect(isDatabaseBusy(await behind)).toBe(true);
    await expect.poll(() => names().catch(() => null), { timeout: 60_000 }).toEqual([]);
  });
});
