import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAlbum } from '@/shared/wire/album';
import type { WirePost } from '@/shared/wire/post';
import { inTransaction } from '../../db/database';
import { postPhotos, users } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pendingPicture, publish } from '../../testing/posts';

const server = await createTestServer();
let author: TestMember;
let photos: string[];
beforeEach(async () => {
  await server.reset();
  author = await server.member();
  photos = [await pendingPicture(server, author.id), await pendingPicture(server, author.id)];
});
afterAll(() => server.close());

const remove = (key: string) => author.call('DELETE', `/api/files/key/${key}`);

/** Makes calls of which the first ends after all have begun. Answers their statuses. */
async function callTogether(...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const begun: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    // Held last by those who delete a picture.
    await tx.select().from(postPhotos).for('update');
    for (const call of calls) {
      const answer = call();
      begun.push(answer);
      await Promise.race([answer, untilBlocked(server.db, begun.length)]);
    }
  });
  return (await Promise.all(begun)).map(({ status }) => status);
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('pictures that are all of a post', () => {
  it('POST-04 stay when the others are deleted at the same time', async () => {
    const { id } = await publish(author, { post: '', photos });
    const statuses = await callTogether(...photos.map((key) => () => remove(key)));
    expect(statuses.toSorted()).toEqual([204, 409]);
    const { body } = await author.call<WirePost>('GET', `/api/post/view/${id}`);
    expect(body.photos).toHaveLength(1);
  });

  it('POST-04 ALB-01 stay when the others are deleted with their album at the same time', async () => {
    const { id } = await publish(author, { post: '', photos });
    const [first = '', second = ''] = photos;
    const form = { name: 'Kilns', privacy: 'public' };
    const album = (await author.call<WireAlbum>('POST', '/api/gallery/albums', form)).body;
    await author.call('PATCH', `/api/gallery/albums/${album.id}/photos`, { add: [second] });
    const deletion = () => author.call('DELETE', `/api/gallery/albums/${album.id}?photos=delete`);
    expect(await callTogether(() => remove(first), deletion)).toEqual([204, 204]);
    const { body } = await author.call<WirePost>('GET', `/api/post/view/${id}`);
    expect(body.photos).toHaveLength(1);
  });

  it('POST-04 stay when its words are taken away at the same time', async () => {
    const [photo = ''] = photos;
    const { id } = await publish(author, { post: 'Words', photos: [photo] });
    const edit = () => author.call('PATCH', `/api/post/user/${id}`, { post: '' });
    const statuses = await callTogether(() => remove(photo), edit);
    const { body } = await author.call<WirePost>('GET', `/api/post/view/${id}`);
    expect(statuses).not.toEqual([204, 200]);
    expect([body.post, body.photos.length]).not.toEqual(['', 0]);
  });

  it('POST-04 GRP-03 are deleted without the account of their author, which the end of a group locks first', async () => {
    const [photo = ''] = photos;
    await publish(author, { post: 'Words', photos: [photo] });
    await inTransaction(server.db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, author.id)).for('no key update');
      const waits = untilBlocked(server.db, 1).then(() => ({ status: 'waits' }));
      expect((await Promise.race([remove(photo), waits])).status).toBe(204);
    });
  });
});
