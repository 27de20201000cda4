import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAlbum } from '@/shared/wire/album';
import { inTransaction } from '../../db/database';
import { albums, files } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pendingPicture } from '../../testing/posts';

const server = await createTestServer();
let owner: TestMember;
let photos: string[];
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  photos = [await pendingPicture(server, owner.id), await pendingPicture(server, owner.id)];
});
afterAll(() => server.close());

async function makeAlbum(): Promise<string> {
  const form = { name: 'Kilns', privacy: 'public' };
  const { id } = (await owner.call<WireAlbum>('POST', '/api/gallery/albums', form)).body;
  await owner.call('PATCH', `/api/gallery/albums/${id}/photos`, { add: photos });
  return id;
}
const deletion = (id: string) => owner.call('DELETE', `/api/gallery/albums/${id}?photos=delete`);

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('an album that is deleted', () => {
  it('ALB-01 waits for its photos before it is locked, as those wait who delete or arrange photos', async () => {
    const id = await makeAlbum();
    const deleted = await inTransaction(server.db, async (tx) => {
      const [photo = ''] = photos;
      await tx.select().from(files).where(eq(files.key, photo)).for('update');
      const answer = deletion(id);
      await untilBlocked(server.db, 1);
      const album = eq(albums.id, Number(id));
      expect(await tx.select().from(albums).where(album).for('update', { noWait: true })).toHaveLength(1);
      return { answer };
    });
    expect((await deleted.answer).status).toBe(204);
  });

  it('ALB-01 ALB-02 keeps a photo that came while it waited', async () => {
    const id = await makeAlbum();
    const late = await pendingPicture(server, owner.id);
    const deleted = await inTransaction(server.db, async (tx) => {
      const [photo = ''] = photos;
      await tx.select().from(files).where(eq(files.key, photo)).for('update');
      const answer = deletion(id);
      await untilBlocked(server.db, 1);
      const arranged = await owner.call('PATCH', `/api/gallery/albums/${id}/photos`, { add: [late] });
      expect(arranged.status).toBe(200);
      return { answer };
    });
    expect((await deleted.answer).status).toBe(204);
    const left = await server.db.select({ key: files.key, state: files.state }).from(files);
    expect(left).toEqual([{ key: late, state: 'kept' }]);
  });
});
