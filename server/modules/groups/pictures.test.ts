import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WireGroup } from '@/shared/wire/group';
import { files, groups, postPhotos, users } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { joinGroup, makeGroup, pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  yusuf = await server.member();
});

describe('pictures of groups', () => {
  it('GRP-03 who runs a group changes its avatar and cover, and the former one goes', async () => {
    const groupId = await makeGroup(server, amara.id, { permalink: 'pictured' });
    await joinGroup(server, groupId, yusuf.id);
    const picture = await testPicture('png');
    const send = (member: TestMember, kind: 'photo' | 'background', id = String(groupId)) =>
      member.call<{ file_id: string }>(
        'POST',
        `/api/profile/${kind}`,
        pictureForm(picture, { fields: { groupId: id } }),
      );
    const shown = async () => (await yusuf.call<WireGroup>('GET', '/api/groups/pictured')).body;
    const first = await send(amara, 'photo');
    expect(first.status).toBe(201);
    const second = await send(amara, 'photo');
    const cover = await send(amara, 'background');
    expect(await shown()).toMatchObject({
      avatar: { key: second.body.file_id },
      cover: { key: cover.body.file_id },
    });
    expect((await server.call('GET', `/files/${first.body.file_id}`)).status).toBe(404);
    const [self] = await server.db.select().from(users).where(eq(users.id, amara.id));
    expect(self?.avatarKey).toBeNull();
    const known = (await server.db.select().from(files)).length;
    expect([(await send(yusuf, 'photo')).status, (await send(amara, 'photo', '999')).status]).toEqual([
      403, 404,
    ]);
    expect(await server.db.select().from(files)).toHaveLength(known);

    const path = `/api/profile/image/${second.body.file_id}?type=profile&groupId=${groupId}`;
    expect((await yusuf.call('DELETE', path)).status).toBe(403);
    expect((await amara.call('DELETE', path)).status).toBe(204);
    expect((await amara.call('DELETE', `/api/files/key/${cover.body.file_id}`)).status).toBe(204);
    expect(await shown()).toMatchObject({ avatar: null, cover: null });
  });

  it('GRP-03 shows the pictures of the wall to those who see the group', async () => {
    const groupId = await makeGroup(server, amara.id, { privacy: 1 });
    const photo = await pendingPicture(server, amara.id);
    await publish(amara, { post: 'Look', photos: [photo] }, `group/${groupId}`);
    await publish(amara, { post: 'Elsewhere', photos: [await pendingPicture(server, amara.id)] });
    const path = `/api/gallery/photos?group_id=${groupId}`;
    const { body } = await amara.call<WireList<WireImage>>('GET', path);
    expect([body.count, body.list.map(({ key }) => key)]).toEqual([1, [photo]]);
    expect((await yusuf.call('GET', path)).status).toBe(403);
    await server.db.update(groups).set({ privacy: 0 });
    expect((await yusuf.call<WireList<WireImage>>('GET', path)).body.count).toBe(1);
    expect((await amara.call('GET', '/api/gallery/photos')).status).toBe(400);
    for (const off of [{ pictures: false }, { pictures: true, wall: false }]) {
      await server.db.update(groups).set(off);
      for (const call of [path, path.replace('photos', 'months')])
        expect((await amara.call('GET', call)).status).toBe(403);
    }
    expect(await server.db.select().from(postPhotos)).toHaveLength(2);
  });
});
