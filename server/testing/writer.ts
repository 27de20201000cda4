import { eq } from 'drizzle-orm';
import { createApp } from '../app/createApp';
import { readConfig } from '../config';
import { users } from '../db/schema';
import { silentLog } from '../log';
import { openRuntime } from '../runtime';
import { insertMember, startTestSession } from './members';

/*
 * A process that writes through the API until it is killed, and prints each acknowledged write: `post <id>`, `vote
 * <post>`, `comment <id>`. The kill -9 test runs it on a data directory of its own.
 */

const { deps } = await openRuntime(
  readConfig({ DATA_DIR: process.env.DATA_DIR, DEMO: 'off', RATE_SCALE: '100000' }),
  silentLog,
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

async function write(token: string, path: string, body?: unknown): Promise<{ id?: string }> {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'X-Token': token, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as { id?: string };
}

const author = await memberToken(1);
const reader = await memberToken(2);
const acknowledge = (kind: string, id: string | undefined) =>
  void process.stdout.write(`${kind} ${id ?? ''}\n`);

async function writeForEver(lane: number): Promise<never> {
  for (let count = 0; ; count += 1) {
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
}

await Promise.all([1, 2, 3].map((lane) => writeForEver(lane)));
