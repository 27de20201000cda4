import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireList } from '@/shared/wire/common';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { makeFollow, pendingPicture } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { presentAlbums } from './presenter';

let server: TestServer;
let owner: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  stranger = await server.member();
});

/** Makes an album of so many photos, the newest last. */
async function albumOf(count: number, privacy: 'public' | 'private' = 'public') {
  const { body } = await owner.call<WireAlbum>('POST', '/api/gallery/albums', { name: 'Roof', privacy });
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    server.clock.advance(60);
    const key = await pendingPicture(server, owner.id);
    await change(body.id, { add: [key] });
    keys.push(key);
  }
  return { id: body.id, keys };
}
const change = (id: string, body: unknown) =>
  owner.call<WireAlbum>('PATCH', `/api/gallery/albums/${id}/photos`, body);
const listed = async (who: TestMember) =>
  (await who.call<WireList<WireAlbum>>('GET', `/api/gallery/albums/${owner.id}`)).body;
const pictures = ({ cover, beside_cover: beside }: WireAlbum) => [
  cover?.key,
  ...beside.map(({ key }) => key),
];

describe('photos beside the cover of an album', () => {
  it('ALB-01 are the newest two others, whichever photo is chosen as cover', async () => {
    const { id, keys } = await albumOf(4);
    const [a, b, c, d] = keys;
    const seen = async () => (await listed(stranger)).list.map(pictures);
    expect(await seen()).toEqual([[a, d, c]]);
    const chosen = await owner.call<WireAlbum>('POST', `/api/gallery/albums/${id}`, { cover: d });
    expect(pictures(chosen.body)).toEqual([d, c, b]);
    expect(pictures((await change(id, { remove: [c] })).body)).toEqual([d, b, a]);
    await owner.call('DELETE', `/api/files/key/${b}`);
    expect(await seen()).toEqual([[d, a]]);
    await change(id, { remove: [a] });
    expect(await seen()).toEqual([[d]]);
    await change(id, { remove: [d] });
    expect(await seen()).toEqual([[undefined]]);
  });

  it('SET-06 are told to those alone who see the album', async () => {
    const open = await albumOf(3);
    const closed = await albumOf(3, 'private');
    const { list } = await listed(stranger);
    expect(list.map(({ id }) => id)).toEqual([open.id]);
    for (const { access } of list[0]?.beside_cover ?? []) expect(access).toEqual(expect.any(String));
    expect((await listed(owner)).list.map(pictures)).toContainEqual(
      expect.arrayContaining([...closed.keys]) as unknown,
    );
    expect(JSON.stringify(list)).not.toMatch(new RegExp(closed.keys.join('|')));
    await owner.call('PATCH', '/api/user/edit', { privacy: { media: 'all_followers' } });
    expect(JSON.stringify(await listed(stranger))).not.toMatch(new RegExp(open.keys.join('|')));
    await makeFollow(server, stranger.id, owner.id);
    expect((await listed(stranger)).list[0]?.beside_cover).toHaveLength(2);
  });

  it('ALB-01 cost as many statements for six albums as for one', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(Number((await albumOf(3)).id));
    const statementsFor = (some: readonly number[]) =>
      statementsOf(server.db, async (db) => {
        const presented = await presentAlbums(db, server.deps.files, some);
        expect(presented.map(pictures).flat()).toHaveLength(some.length * 3);
      });
    const one = await statementsFor(ids.slice(0, 1));
    expect(one).toBeGreaterThan(1);
    expect(await statementsFor(ids)).toBe(one);
  });
});
