import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAlbum, WireMonth } from '@/shared/wire/album';
import type { WireImage, WireList } from '@/shared/wire/common';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let album: WireAlbum;
/** Keys by the time at which they came to the album. */
let keys: Record<string, string>;

const times = [
  '2025-11-30T23:59:59Z',
  '2025-12-01T00:00:00Z',
  '2025-12-31T12:00:00Z',
  '2026-02-01T08:00:00Z',
];

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  const created = await owner.call<WireAlbum>('POST', '/api/gallery/albums', {
    name: 'Seasons',
    privacy: 'public',
  });
  album = created.body;
  keys = {};
  for (const time of times) {
    server.clock.set(new Date(time));
    const key = await pendingPicture(server, owner.id);
    await owner.call('PATCH', `/api/gallery/albums/${album.id}/photos`, { add: [key] });
    keys[time] = key;
  }
});

async function timesOf(query: string): Promise<{ list: string[]; count: number }> {
  const { body, status } = await owner.call<WireList<WireImage>>('GET', `/api/gallery/photos?${query}`);
  expect(status).toBe(200);
  const timeOf = (key: string) => times.find((time) => keys[time] === key) ?? 'another';
  return { list: body.list.map(({ key }) => timeOf(key)), count: body.count };
}

describe('lists of photos', () => {
  it('ALB-02 come newest first by 5, oldest first, or by hand', async () => {
    const of = `album_id=${album.id}`;
    expect(await timesOf(of)).toEqual({ list: times.toReversed(), count: 4 });
    expect(await timesOf(`${of}&order=oldest`)).toEqual({ list: times, count: 4 });
    const order = [times[1], times[3]].map((time) => keys[time ?? '']);
    await owner.call('PATCH', `/api/gallery/albums/${album.id}/photos`, { order });
    expect((await timesOf(`${of}&order=hand`)).list).toEqual([times[1], times[2], times[3], times[0]]);
    expect(await timesOf(`${of}&order=hand&per_page=2&page=2`)).toEqual({
      list: [times[3], times[0]],
      count: 4,
    });
  });

  it('ALB-02 keep the order of a post’s photos within their time, also backwards', async () => {
    const posted = [await pendingPicture(server, owner.id), await pendingPicture(server, owner.id)];
    await publish(owner, { photos: posted });
    const first = async (order: string) =>
      (
        await owner.call<WireList<WireImage>>(
          'GET',
          `/api/gallery/photos?user_id=${owner.id}&per_page=100&order=${order}`,
        )
      ).body.list.map(({ key }) => key);
    const newest = await first('newest');
    expect(newest).toHaveLength(6);
    expect(newest.filter((key) => posted.includes(key))).toEqual(posted);
    expect(await first('oldest')).toEqual(newest.toReversed());
  });

  it('ALB-02 have their months, the latest first, and begin at any of them', async () => {
    const months = async (query: string) =>
      (await owner.call<WireList<WireMonth>>('GET', `/api/gallery/months?${query}`)).body;
    const expected = [
      { month: '2026-02', count: 1 },
      { month: '2025-12', count: 2 },
      { month: '2025-11', count: 1 },
    ];
    expect(await months(`album_id=${album.id}`)).toEqual({ list: expected, count: 3 });
    expect(await months(`user_id=${owner.id}`)).toEqual({ list: expected, count: 3 });
    const of = `album_id=${album.id}`;
    expect(await timesOf(`${of}&from=2025-12`)).toEqual({ list: [times[2], times[1], times[0]], count: 3 });
    expect(await timesOf(`${of}&from=2026-01&per_page=2&page=2`)).toEqual({ list: [times[0]], count: 3 });
    expect(await timesOf(`${of}&from=2025-12&order=oldest`)).toEqual({ list: times.slice(1), count: 3 });
    expect(await timesOf(`${of}&from=2025-10`)).toEqual({ list: [], count: 0 });
    // A photo's time in a list is in the month that it is counted in.
    const { body } = await owner.call<WireList<WireImage>>('GET', `/api/gallery/photos?${of}`);
    expect(body.list.map(({ created_at }) => Date.parse(created_at))).toEqual(
      times.toReversed().map((time) => Date.parse(time)),
    );
  });

  it.each([
    '',
    'order=newest',
    'user_id=1&order=hand',
    'album_id=1&order=hand&from=2025-12',
    'album_id=1&from=2025-13',
    'album_id=1&from=december',
    'album_id=1&order=best',
    'album_id=x',
  ])('ALB-02 refuse the query ?%s', async (query) => {
    expect((await owner.call('GET', `/api/gallery/photos?${query}`)).status).toBe(400);
  });
});
