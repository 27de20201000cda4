import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from '../testing/bundle';
import { placeMigratedDatabase } from '../testing/testDatabase';
import { selectRows } from './database';
import { DataDirectoryInUseError, lockDataDirectory } from './lock';
import { openEmbedded } from './embedded';

const kills = Number(process.env.KILL_RUNS ?? 4);

let writer = '';
let engine = '';
let dataDir = '';

beforeAll(async () => {
  writer = await bundleForNode('server/testing/writer.ts');
  engine = await bundleForNode('server/db/engine/engine.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'kith-kill-'));
  await placeMigratedDatabase(dataDir);
});
afterAll(async () => {
  for (const bundled of [writer, engine]) await rm(dirname(bundled), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  post: string[];
  vote: string[];
  comment: string[];
}

/** Starts the writer, lets it have `writes` writes acknowledged, and kills it in the middle of the next ones. */
async function writeAndKill(acknowledged: Acknowledged, writes: number, whileRunning?: () => Promise<void>) {
  // Compiled once and plainly: most of a short life would go into optimizing the database's code.
  const child = spawn(process.execPath, ['--liftoff-only', writer], {
    env: { ...process.env, DATA_DIR: dataDir, ENGINE: engine },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [kind = '', id = ''] = line.split(' ');
    if (kind === 'post' || kind === 'vote' || kind === 'comment') acknowledged[kind].push(id);
    seen += 1;
    if (seen === 1) await whileRunning?.();
    if (seen === writes) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
}

/** No other process gets at the data while the writer lives. */
async function expectOthersRefused() {
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(lockDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUseError);
}

describe('a server that is killed while it writes', () => {
  it(
    `SRV-01 keeps others out until it is dead, loses nothing acknowledged over ${kills} kill -9, and its counters equal its rows`,
    { timeout: 60_000 + kills * 15_000 },
    async () => {
      const acknowledged: Acknowledged = { post: [], vote: [], comment: [] };
      for (let kill = 0; kill < kills; kill += 1)
        await writeAndKill(acknowledged, 2 + (kill % 7), kill === 0 ? expectOthersRefused : undefined);
      expect(acknowledged.post.length).toBeGreaterThan(kills);

      const lock = await lockDataDirectory(dataDir);
      const database = await openEmbedded(dataDir);
      const { db } = database;
      const ids = async (table: string, column: string) =>
        new Set(
          (await selectRows(db, sql.raw(`select ${column}::text as id from ${table}`))).map(({ id }) => id),
        );
      const [posts, votes, comments] = [
        await ids('posts', 'id'),
        await ids('post_votes', 'post_id'),
        await ids('comments', 'id'),
      ];
      expect(acknowledged.post.filter((id) => !posts.has(id))).toEqual([]);
      expect(acknowledged.vote.filter((id) => !votes.has(id))).toEqual([]);
      expect(acknowledged.comment.filter((id) => !comments.has(id))).toEqual([]);

      const wrong = await selectRows(
        db,
        sql`select id::text as id from posts where votes_up <> (select count(*) from post_votes where post_id = posts.id and vote = 'like')
          or comment_count <> (select count(*) from comments where post_id = posts.id and level = 0)
          union all
          select permalink from users where post_count <> (select count(*) from posts where author_id = users.id)
          union all
          select name from tags where post_count <> (select count(*) from post_tags where tag_id = tags.id)`,
      );
      expect(wrong).toEqual([]);
      await database.close();
      await lock.release();
    },
  );
});
