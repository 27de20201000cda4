import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness, freeBytesAt } from '../../adapters/readiness';
import { silentLog } from '../../log';
import { bundleForNode } from '../../testing/bundle';
import { createTestServer } from '../../testing/harness';
import { insertMember, startTestSession } from '../../testing/members';
import { mountSmallDisk } from '../../testing/smallDisk';
import { placeMigratedDatabase } from '../../testing/testDatabase';
import { selectRows } from '../database';
import { openEmbedded } from '../embedded';
import type { OpenDatabase } from '../open';

const disk = await mountSmallDisk(250);
let worker = '';
let database: OpenDatabase;
const logged: string[] = [];
const log = { ...silentLog, error: (text: string) => void logged.push(text) };

beforeAll(async () => {
  if (disk === null) return;
  worker = await bundleForNode('server/db/engine/engine.ts');
  await placeMigratedDatabase(disk.folder);
  database = await openEmbedded(disk.folder, { worker, silentSeconds: 8, log });
});
afterAll(async () => {
  if (disk === null) return;
  await database.close();
  await disk.remove();
  await rm(dirname(worker), { recursive: true, force: true });
});

describe.skipIf(disk === null)(
  'an embedded database whose disk has no byte left',
  { timeout: 90_000 },
  () => {
    it('OPS-02 answers writes with 507, reads, status and probes as ever, and takes writes again as soon as there is room', async () => {
      if (disk === null) return;
      const server = await createTestServer();
      server.deps.db = database.db;
      server.deps.readiness = createReadiness({
        askDatabase: () => database.db.execute(sql`select 1`),
        freeBytes: () => freeBytesAt(disk.folder),
      });
      const { id } = await insertMember(server.deps, 1, 'no password', {});
      const token = await startTestSession(server.deps, id);
      const post = (text: string) =>
        server.call('POST', `/api/post/user/${id}`, { token, body: { post: text } });
      const texts = async () =>
        (await selectRows(database.db, sql`select text from posts order by id`)).map(({ text }) => text);
      expect((await post('Before')).status).toBe(201);

      await disk.fill();
      await expect
        .poll(async () => (await post('Lost')).status, { timeout: 20_000, interval: 100 })
        .toBe(507);
      const kept = await texts();
      expect(await post('Lost too')).toMatchObject({ status: 507, body: { dictionary_code: 'serverFull' } });
      // A session that was last used a while ago is noted, which is a write too.
      server.clock.advance(3_600);
      expect(await server.call('GET', '/api/user/user/new', { token })).toMatchObject({ status: 200 });
      expect((await server.call('GET', '/api/post/news?page=1&per_page=10', { token })).status).toBe(200);
      expect((await server.call('GET', '/api/status')).status).toBe(200);
      expect((await server.call('GET', '/health')).status).toBe(200);
      expect(await server.call('GET', '/ready')).toMatchObject({ body: { failed: ['disk'] } });
      expect(await texts()).toEqual(kept);

      await disk.clear();
      await expect
        .poll(async () => (await post('After')).status, { timeout: 20_000, interval: 100 })
        .toBe(201);
      expect(await texts()).toEqual([...kept, 'After']);
      expect(logged).toEqual([]);
      await server.close();
    });

    it('OPS-02 comes back by itself when there is room, where the engine itself ran out of it', async () => {
      if (disk === null) return;
      // Makes the database begin a new file of its log in each round.
      const hungry = database.run(
        `do $$ begin for round in 1..2000 loop insert into tags (name) values ('tag ' || round);
         perform pg_switch_wal(), pg_sleep(0.02); end loop; end $$`,
        [],
      );
      await Promise.all([expect(hungry).rejects.toThrow(), disk.fill()]);
      await disk.clear();
      const count = async () => selectRows(database.db, sql`select count(*)::int as tags from tags`);
      await expect.poll(() => count().catch(() => null), { timeout: 60_000 }).toEqual([{ tags: 0 }]);
      await database.run('insert into tags (name) values ($1)', ['after']);
      expect(await count()).toEqual([{ tags: 1 }]);
    });
  },
);
