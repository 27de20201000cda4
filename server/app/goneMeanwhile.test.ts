import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import { inTransaction, type Database } from '../db/database';
import { files, posts } from '../db/schema';
import { untilBlocked } from '../testing/blocked';
import { createTestServer, type TestMember } from '../testing/harness';
import { pendingPicture, publish } from '../testing/posts';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  yusuf = await server.member();
});
afterAll(() => server.close());

/** Makes a call while a deletion is under way, on what it is about to refer to. */
async function callDuring(
  deletion: (tx: Database) => Promise<unknown>,
  call: () => Promise<{ status: number }>,
): Promise<number | undefined> {
  const calls: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    await deletion(tx);
    calls.push(call());
    await untilBlocked(server.db, 1);
  });
  const [answer] = await Promise.all(calls);
  return answer?.status;
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('what is deleted meanwhile', () => {
  it.each([
    ['POST-07', 'saved', (id: string) => `/api/bookmark/user/${id}/add`],
    ['G13', 'muted', (id: string) => `/api/notify/mute/post/${id}`],
    ['POST-06', 'voted for', (id: string) => `/api/vote/${id}/like`],
  ])('%s is a post that is not found when it is %s', async (_id, _act, path) => {
    const { id } = await publish(amara, { post: 'Gone' });
    const deletion = (tx: Database) => tx.delete(posts).where(eq(posts.id, Number(id)));
    expect(await callDuring(deletion, () => yusuf.call('POST', path(id)))).toBe(404);
  });

  it('POST-04 is a photo that an edited post is left without', async () => {
    const key = await pendingPicture(server, amara.id);
    const { id } = await publish(amara, { post: 'With a photo', photos: [key] });
    const deletion = (tx: Database) => tx.delete(files).where(eq(files.key, key));
    const edit = () => amara.call('PATCH', `/api/post/user/${id}`, { post: 'Without it' });
    expect(await callDuring(deletion, edit)).toBe(200);
    const { body } = await amara.call<WirePost>('GET', `/api/post/view/${id}`);
    expect(body).toMatchObject({ post: 'Without it', photos: [] });
  });
});
