import { setImmediate, setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createApp } from '../app/createApp';
import { readConfig } from '../config';
import { users } from '../db/schema';
import { silentLog } from '../log';
import { openRuntime } from '../runtime';
import { insertMember, startTestSession } from './members';

/*
 * A process that writes through the API until it is killed, and prints each acknowledged write: `post <id>`, `vote
 * <post>`, `comment <id>`. The kill -9 test runs it on a data directory of its own, the test of restarts on a
 * PostgreSQL that comes and goes: there it prints `refused <status> <Retry-After>` and writes on.
 */

const { DATA_DIR, DATABASE_URL, DATABASE_POOLER, ENGINE = '' } = process.env;
const lanes = DATABASE_URL === undefined ? 3 : 8;
const pauseMs = 20;

const { deps } = await openRuntime(
  readConfig({
    ...{ DATA_DIR, DATABASE_URL, DATABASE_POOLER },
    ...{ DEMO: 'off', LOCAL_CHAIN: 'off', RATE_SCALE: '100000' },
  }),
  silentLog,
  { engine: ENGINE, videoChild: '' },
);
const app = createApp(deps);

async function memberToken(serial: number): Promise<{ id: number; token: string }> {
  const [known] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.permalink, `member-${serial}`));
  const { id } = known ?? (await insertMember(deps, serial, 'no password', {}));
  return { id, token: await startTestSession(deps, id) };
}

/** A write that the server did not acknowledge. */
class Refused extends Error {}

async function write(token: string, path: string, body?: unknown): Promise<{ id?: string }> {
  // The embedded database never waits: calls that come by no network would keep the process from all else.
  await setImmediate();
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'X-Token': token, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Refused(`${response.status} ${response.headers.get('retry-after') ?? ''}`);
  return (await response.json()) as { id?: string };
}

const author = await memberToken(1);
const reader = await memberToken(2);
const acknowledge = (kind: string, id: string | undefined) =>
  void process.stdout.write(`${kind} ${id ?? ''}\n`);

async function writeOne(lane: number, count: number): Promise<void> {
  const post = await write(author.token, `/api/post/user/${author.id}`, {
    post: `Lane ${lane}, number ${count} #kept`,
    gif_link: null,
    preview: null,
    photos: [],
  });
  acknowledge('post', post.id);
  await write(reader.token, `/api/vote/${post.id ?? ''}/like`);
  acknowledge('vote', post.id);
  const comment = await write(reader.token, `/api/comments/user/${post.id ?? ''}`, {
    msg: 'Well said',
    gif_link: null,
    preview: null,
    photos: [],
  });
  acknowledge('comment', comment.id);
}

async function writeForEver(lane: number): Promise<never> {
  for (let count = 0; ; count += 1)
    try {
      await writeOne(lane, count);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      acknowledge('refused', error.message);
      await setTimeout(pauseMs);
    }
}

await Promise.all(Array.from({ length: lanes }, (_, lane) => writeForEver(lane + 1)));
