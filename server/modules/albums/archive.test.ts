import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxPhotosInArchive } from '@/shared/config/limits';
import type { WireAlbum, WireArchive } from '@/shared/wire/album';
import { archives, companyMembers, files } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { listen } from '../../http/listen';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { employ, makeCompany, publish } from '../../testing/posts';

const server = await createTestServer();
let owner: TestMember;
let stranger: TestMember;

afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  stranger = await server.member();
});

async function albumWith(photos: number, traits: { name?: string; privacy?: 'public' | 'private' } = {}) {
  const { body: album } = await owner.call<WireAlbum>('POST', '/api/gallery/albums', {
    ...{ name: 'Roof', privacy: 'public' },
    ...traits,
  });
  const keys: string[] = [];
  for (let index = 0; index < photos; index += 1) {
    const picture = await testPicture(index % 2 === 0 ? 'png' : 'jpeg');
    const form = pictureForm(picture, { fields: { album_id: album.id } });
    keys.push((await owner.call<{ key: string }>('POST', '/upload', form)).body.key);
  }
  return { album, keys };
}
const offer = (who: TestMember, body: unknown) => who.call<WireArchive>('POST', '/api/gallery/archive', body);
async function fetchZip(address: string) {
  const response = await server.app.fetch(new Request(`http://localhost:3000${address}`));
  return { response, zip: Buffer.from(await response.arrayBuffer()) };
}
/** Names of the entries with their sums. */
function entriesOf(zip: Buffer): [string, number][] {
  const entries: [string, number][] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 46))
    entries.push([
      zip.toString('ascii', at + 46, at + 46 + zip.readUInt16LE(at + 28)),
      zip.readUInt32LE(at + 16),
    ]);
  return entries;
}

describe('archives of photos', () => {
  it('ALB-02 hold an album by hand, under names that nobody wrote, for ten minutes', async () => {
    const { album, keys } = await albumWith(3, { name: '../Ros\u00e9 "<x>"' });
    const { status, body } = await offer(owner, { album_id: album.id });
    expect(status).toBe(201);
    expect(Date.parse(body.expires_at) - server.clock.now().getTime()).toBe(600_000);
    const { response, zip } = await fetchZip(body.address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="photos.zip"; filename*=UTF-8''Ros%C3%A9%20x.zip`,
    });
    const sums: number[] = [];
    for (const key of keys.toReversed()) {
      const file = await server.app.fetch(
        new Request(`http://localhost/files/${key}?access=${server.deps.files.sign(key)}`),
      );
      sums.push(crc32(Buffer.from(await file.arrayBuffer())));
    }
    const names = ['1 2026-03-04.png', '2 2026-03-04.jpeg', '3 2026-03-04.png'];
    expect(entriesOf(zip)).toEqual(names.map((name, index) => [name, sums[index]]));
    server.clock.advance(600);
    expect((await fetchZip(body.address)).response.status).toBe(403);
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(archives)).toEqual([]);
  });

  it('ALB-02 SET-06 hold what the member who asked may see when they are fetched', async () => {
    const { album, keys } = await albumWith(2);
    const [first = '', second = ''] = keys;
    const whole = (await offer(stranger, { album_id: album.id })).body.address;
    const single = (await offer(stranger, { keys: [second, first] })).body.address;
    expect(entriesOf((await fetchZip(whole)).zip)).toHaveLength(2);
    await owner.call('DELETE', `/api/files/key/${first}`);
    expect(entriesOf((await fetchZip(single)).zip)).toHaveLength(1);
    await owner.call('POST', `/api/gallery/albums/${album.id}`, { privacy: 'private' });
    expect((await fetchZip(whole)).response.status).toBe(404);
    expect(entriesOf((await fetchZip(single)).zip)).toEqual([]);
    expect((await offer(stranger, { album_id: album.id })).status).toBe(404);
    expect((await offer(stranger, { keys: [second] })).status).toBe(404);
    expect((await offer(owner, { keys: [second] })).status).toBe(201);
  });

  it('SET-06 POST-08 hold a photo of a private album only where a visible post carries it', async () => {
    const { keys } = await albumWith(1, { privacy: 'private' });
    const shared = (
      await owner.call<{ key: string }>('POST', '/upload', pictureForm(await testPicture('png')))
    ).body.key;
    await publish(owner, { photos: [shared] });
    expect((await offer(stranger, { keys: [shared] })).status).toBe(201);
    expect((await offer(stranger, { keys: [shared, ...keys] })).status).toBe(404);
    await owner.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'all_followers' } });
    expect((await offer(stranger, { keys: [shared] })).status).toBe(404);
  });

  it('CMP-02 ALB-02 hold a photo of a company for those who see it; it goes into no album', async () => {
    const companyId = await makeCompany(server, 'The press', { privacy: 1 });
    await employ(server, companyId, owner.id, 'moderator');
    const form = pictureForm(await testPicture('png'), { fields: { company_id: String(companyId) } });
    const { key } = (await owner.call<{ key: string }>('POST', '/upload', form)).body;
    const { album } = await albumWith(1);
    const add = await owner.call('PATCH', `/api/gallery/albums/${album.id}/photos`, { add: [key] });
    expect(add.status).toBe(422);
    const statusFor = async (who: TestMember) => (await offer(who, { keys: [key] })).status;
    expect([await statusFor(owner), await statusFor(stranger)]).toEqual([201, 404]);
    await employ(server, companyId, stranger.id);
    expect(await statusFor(stranger)).toBe(201);
    await server.db.delete(companyMembers).where(eq(companyMembers.userId, owner.id));
    expect(await statusFor(owner)).toBe(404);
  });

  it('ALB-02 refuse nothing, too much and what is no key', async () => {
    const { album } = await albumWith(0);
    expect((await offer(owner, { album_id: album.id })).status).toBe(409);
    expect((await offer(owner, {})).status).toBe(422);
    expect((await offer(owner, { keys: [] })).status).toBe(422);
    expect((await offer(owner, { keys: ['../../etc/passwd'] })).status).toBe(422);
    const many = Array.from({ length: maxPhotosInArchive + 1 }, (_, index) =>
      index.toString(16).padStart(32, '0'),
    );
    expect((await offer(owner, { keys: many })).status).toBe(422);
    expect((await offer(owner, { keys: many.slice(1) })).status).toBe(404);
    expect((await fetchZip('/api/gallery/archive/x')).response.status).toBe(403);
  });

  it('ALB-02 stop reading when the browser leaves', async () => {
    const { album } = await albumWith(0);
    const keys = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(32, '0'));
    const row = { ownerId: owner.id, mime: 'image/png', size: 1, width: 1, height: 1 };
    const use = { visibility: 'private', state: 'kept', createdAt: server.clock.now() } as const;
    await server.db.insert(files).values(keys.map((key) => ({ key, ...row, ...use })));
    await owner.call('PATCH', `/api/gallery/albums/${album.id}/photos`, { add: keys });
    // Noise, so that the same picture 300 times never fits into the buffers of a connection.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1200, height: 1200, channels: 3, background: '#000', noise } as const;
    const stored = await server.deps.files.storeTrusted(await sharp({ create }).png().toBuffer());
    const found = await server.deps.files.find(stored.key, 'original');
    expect(found?.size).toBeGreaterThan(200_000);
    const finding = vi.spyOn(server.deps.files, 'find').mockImplementation(() => Promise.resolve(found));
    const listening = await listen(async (request, env) => server.app.fetch(request, env), {
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const { address } = (await offer(owner, { album_id: album.id })).body;
      const leaving = new AbortController();
      const url = `http://127.0.0.1:${listening.address.port}${address}`;
      const response = await fetch(url, { signal: leaving.signal });
      await response.body?.getReader().read();
      leaving.abort();
      let before = -1;
      const rests = () => {
        const isSame = before === finding.mock.calls.length;
        before = finding.mock.calls.length;
        return isSame;
      };
      await expect.poll(rests, { interval: 200 }).toBe(true);
      expect(before).toBeLessThan(100);
    } finally {
      finding.mockRestore();
      await listening.stop();
    }
  });
});
