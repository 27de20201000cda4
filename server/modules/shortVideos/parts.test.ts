import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import { maxVideoBytes } from '@/shared/config/limits';
import { arrivingVideos, files, shortVideos } from '../../db/schema';
import { dayMs } from '../../durations';
import { runHousekeeping } from '../../housekeeping';
import { createTestServer, doPartsGrow, type TestMember, type TestServer } from '../../testing/harness';
import { cutOff, partHeaders, partsOf, tus } from '../../testing/videoParts';
import { demoClip, testVideoTools, videoForm } from '../../testing/videos';
import { maxArriving, removeExpiredParts } from './parts';
import { prepareClip } from './preparing';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let hers: ReturnType<typeof partsOf>;
let video: Buffer;
let half: number;

beforeAll(async () => {
  server = await createTestServer({ videoTools: await testVideoTools() });
  video = await demoClip('harbour.mp4');
  half = Math.floor(video.length / 2);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  hers = partsOf(server, amara);
});

const feed = async (member: TestMember) =>
  (await member.call<WireList<WireShortVideo>>('GET', '/api/shortclip/feed')).body.list;
const errorOf = async (answer: Response) => (await answer.json()) as WireError;
const bytesOf = (address: string) =>
  server.deps.videos.parts.sizeOf(address.slice(address.lastIndexOf('/') + 1));

describe('a short video in parts', () => {
  it('CLIP-02 arrives by tus 1.0.0 and becomes a short video like any other', async () => {
    const begun = await hers.begin(video.length, { text: ' Ein Boot fährt ab ' });
    expect(begun.status).toBe(201);
    const address = begun.headers.get('location') ?? '';
    expect(address).toMatch(/^\/upload\/video\/parts\/[0-9a-f]{32}$/);
    expect(Object.fromEntries(begun.headers)).toMatchObject({
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'cache-control': 'no-store' },
      'upload-expires': new Date(server.clock.now().getTime() + dayMs).toUTCString(),
    });
    const first = await hers.send(address, 0, video.subarray(0, half));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    expect((await hers.call('GET', `${address}/result`)).status).toBe(409);
    const head = await hers.call('HEAD', address);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': String(half), 'cache-control': 'no-store' },
      'upload-length': String(video.length),
    });
    expect((await hers.send(address, half, video.subarray(half))).status).toBe(204);
    const made = await hers.madeOf(address);
    await prepareClip(server.deps, Number(made.id));
    const [clip] = await feed(yusuf);
    expect(clip).toMatchObject({ id: made.id, text: 'Ein Boot fährt ab', state: 'ready' });
    expect(clip?.file).toMatchObject({ key: made.file_id, width: 720, height: 1280 });
  });

  it.each([10, 50, 99])(
    'CLIP-02 goes on from the last byte when it is cut at %d percent',
    async (percent) => {
      const cut = Math.floor((video.length * percent) / 100);
      const address = await hers.beginAt(video.length);
      expect((await hers.send(address, 0, cutOff(video.subarray(0, cut)))).status).toBe(408);
      // The length of the file tells it: nothing else remembers.
      expect([await hers.offsetOf(address), await bytesOf(address)]).toEqual([cut, cut]);
      expect((await hers.send(address, cut, video.subarray(cut))).status).toBe(204);
      const { id } = await hers.madeOf(address);
      await prepareClip(server.deps, Number(id));
      expect(await feed(yusuf)).toMatchObject([{ id, state: 'ready' }]);
    },
  );

  it('CLIP-02 is one short video, however often its end or its begin is repeated', async () => {
    const address = await hers.beginAt(video.length, { key: 'clip-1' });
    await hers.send(address, 0, video.subarray(0, half));
    const again = await hers.begin(video.length, { key: 'clip-1' });
    expect([again.headers.get('location'), again.headers.get('upload-offset')]).toEqual([
      address,
      String(half),
    ]);
    expect((await hers.begin(video.length + 1, { key: 'clip-1' })).status).toBe(409);
    await hers.send(address, half, video.subarray(half));
    // Its answer was lost.
    expect((await hers.send(address, half, video.subarray(half))).status).toBe(409);
    expect(await hers.offsetOf(address)).toBe(video.length);
    expect((await hers.send(address, video.length, new Uint8Array())).status).toBe(204);
    const made = await hers.madeOf(address);
    const key = { 'X-Idempotency-Key': 'clip-1' };
    expect((await amara.call('POST', '/upload/video', videoForm(video), key)).body).toEqual(made);
    expect(await server.db.select().from(shortVideos)).toHaveLength(1);
    expect(await server.db.select().from(files)).toHaveLength(1);
    await prepareClip(server.deps, Number(made.id));
    expect((await feed(amara))[0]?.state).toBe('ready');
    // The one that was sent by one call is found, too.
    const whole = { 'X-Idempotency-Key': 'clip-2' };
    const sent = await amara.call<{ id: string }>('POST', '/upload/video', videoForm(video), whole);
    const repeated = await hers.beginAt(video.length, { key: 'clip-2' });
    await hers.send(repeated, 0, video);
    expect((await hers.madeOf(repeated)).id).toBe(sent.body.id);
    expect(await bytesOf(repeated)).toBe(0);
  });

  it('CLIP-02 is finished by the next try when the server failed at its end', async () => {
    const address = await hers.beginAt(video.length);
    const { videos } = server.deps;
    server.deps.videos = {
      ...videos,
      async complete(key) {
        await videos.complete(key);
        throw new Error('Killed between the file and its row');
      },
    };
    expect((await hers.send(address, 0, video)).status).toBe(500);
    server.deps.videos = videos;
    expect(await hers.offsetOf(address)).toBe(video.length);
    expect((await hers.send(address, video.length, new Uint8Array())).status).toBe(204);
    expect(await feed(amara)).toMatchObject([{ id: (await hers.madeOf(address)).id }]);
  });

  it.runIf(doPartsGrow)(
    'CLIP-02 takes one part at a time: another one is refused, and who asks where it stands ends it',
    async () => {
      const address = await hers.beginAt(video.length);
      let push: (bytes: Uint8Array) => void = () => undefined;
      const slow = new ReadableStream<Uint8Array>({
        start: (controller) => void (push = (bytes) => controller.enqueue(bytes)),
      });
      const first = hers.send(address, 0, slow);
      push(video.subarray(0, half));
      await vi.waitFor(async () => expect(await bytesOf(address)).toBe(half));
      const second = await hers.send(address, half, video.subarray(half));
      expect([second.status, await bytesOf(address)]).toEqual([423, half]);
      expect(await hers.offsetOf(address)).toBe(half);
      expect((await first).status).toBe(423);
      const both = await Promise.all([
        hers.send(address, half, video.subarray(half)),
        hers.send(address, half, video.subarray(half)),
      ]);
      const [taken, refused = 0] = both.map(({ status }) => status).toSorted();
      expect(taken).toBe(204);
      // The later it comes, the further the file stands already.
      expect([409, 423]).toContain(refused);
      expect(await feed(amara)).toHaveLength(1);
    },
  );

  it('CLIP-02 SRV-05 is its member’s alone', async () => {
    const address = await hers.beginAt(video.length);
    await hers.send(address, 0, video.subarray(0, half));
    const his = partsOf(server, yusuf);
    for (const answer of [
      await his.call('HEAD', address),
      await his.send(address, half, video.subarray(half)),
      await his.call('GET', `${address}/result`),
      await his.call('DELETE', address),
    ])
      expect(answer.status).toBe(404);
    expect(await hers.offsetOf(address)).toBe(half);
    expect((await partsOf(server, { token: 'none' }).call('HEAD', address)).status).toBe(401);
  });
});

describe('what is refused', () => {
  it('CLIP-02 other versions, odd numbers, another kind of body, and a part at another place', async () => {
    const address = await hers.beginAt(video.length);
    const other = await hers.call('POST', '/upload/video/parts', { 'Upload-Length': '10' });
    expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    for (const length of ['', '-1', '1.5', '1e3', '99999999999999999999'])
      expect(
        (await hers.call('POST', '/upload/video/parts', { ...tus, 'Upload-Length': length })).status,
      ).toBe(400);
    const metadata = { ...tus, 'Upload-Length': '10', 'Upload-Metadata': 'text !!' };
    expect((await hers.call('POST', '/upload/video/parts', metadata)).status).toBe(400);
    expect((await hers.send(address, 5, video.subarray(5))).status).toBe(409);
    const form = { ...partHeaders(0), 'Content-Type': 'multipart/form-data' };
    expect((await hers.call('PATCH', address, form, video)).status).toBe(415);
    expect(await hers.offsetOf(address)).toBe(0);
    expect((await hers.call('HEAD', '/upload/video/parts/../../secret')).status).toBe(404);
    expect((await hers.call('HEAD', `/upload/video/parts/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('ERR-03 more than 100 MB, more than was announced, a long text, another kind of file', async () => {
    expect(await errorOf(await hers.begin(maxVideoBytes + 1))).toMatchObject({
      code: 413,
      dictionary_code: 'videoTooLarge',
    });
    expect((await hers.begin(0)).status).toBe(415);
    expect((await hers.begin(10, { text: 'a'.repeat(501) })).status).toBe(422);
    const address = await hers.beginAt(half);
    expect((await hers.send(address, 0, video)).status).toBe(413);
    expect(await bytesOf(address)).toBeLessThanOrEqual(half);
    const page = await hers.beginAt(video.length);
    const refused = await hers.send(page, 0, Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(await errorOf(refused)).toMatchObject({ code: 415, dictionary_code: 'videoNotReadable' });
    expect([(await hers.call('HEAD', page)).status, await bytesOf(page)]).toEqual([404, 0]);
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('CLIP-02 what its member has no room for, at the begin and at the end', async () => {
    const address = await hers.beginAt(video.length);
    const hog = { key: 'f'.repeat(32), mime: 'video/mp4', width: 0, height: 0, size: 1024 ** 3 };
    const use = { visibility: 'private', state: 'attached', createdAt: new Date() } as const;
    await server.db.insert(files).values({ ...hog, ...use, ownerId: amara.id });
    expect(await errorOf(await hers.begin(video.length))).toMatchObject({ dictionary_code: 'quotaExceeded' });
    expect((await hers.send(address, 0, video)).status).toBe(403);
    expect(await bytesOf(address)).toBe(0);
  });

  it('CLIP-02 a sixth at a time, until the one that was left makes way', async () => {
    const addresses = [];
    for (let index = 0; index < maxArriving; index += 1) {
      addresses.push(await hers.beginAt(video.length));
      server.clock.advance(60);
    }
    const [first = '', second = ''] = addresses;
    await hers.send(first, 0, video.subarray(0, half));
    const refused = await hers.begin(video.length);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 360]);
    expect((await partsOf(server, yusuf).begin(video.length)).status).toBe(201);
    server.clock.advance(360);
    expect((await hers.begin(video.length)).status).toBe(201);
    expect((await hers.call('HEAD', second)).status).toBe(404);
    expect(await hers.offsetOf(first)).toBe(half);
  });
});

describe('what does not arrive', () => {
  it.runIf(doPartsGrow)('CLIP-02 is removed by its member, also while a part is under way', async () => {
    const address = await hers.beginAt(video.length);
    const never = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(video.subarray(0, half)),
    });
    const under = hers.send(address, 0, never);
    await vi.waitFor(async () => expect(await bytesOf(address)).toBe(half));
    expect((await hers.call('DELETE', address)).status).toBe(204);
    expect((await under).status).toBe(423);
    expect([(await hers.call('HEAD', address)).status, await bytesOf(address)]).toEqual([404, 0]);
    expect(await server.db.select().from(arrivingVideos)).toEqual([]);
    const whole = await hers.beginAt(video.length);
    await hers.send(whole, 0, video);
    expect((await hers.call('DELETE', whole)).status).toBe(404);
    expect(await feed(amara)).toHaveLength(1);
  });

  it('CLIP-02 is removed with its bytes after a day, what did arrive is not', async () => {
    const left = await hers.beginAt(video.length);
    await hers.send(left, 0, video.subarray(0, half));
    const whole = await hers.beginAt(video.length);
    await hers.send(whole, 0, video);
    const { id } = await hers.madeOf(whole);
    await prepareClip(server.deps, Number(id));
    server.clock.advance(86_400);
    expect((await hers.call('HEAD', left)).status).toBe(404);
    expect(await bytesOf(left)).toBe(half);
    await removeExpiredParts(server.deps);
    expect(await bytesOf(left)).toBe(0);
    expect(await server.db.select().from(arrivingVideos)).toEqual([]);
    expect(await feed(yusuf)).toMatchObject([{ id, state: 'ready' }]);
    const [clip] = await server.db.select().from(shortVideos);
    expect(await server.deps.files.find(clip?.fileKey ?? '', 'original')).not.toBeNull();
  });

  it('OWN-02 leaves no bytes of a member who is gone', async () => {
    server.clock.set(new Date());
    const address = await partsOf(server, { token: await server.newSession(amara.id) }).beginAt(video.length);
    const again = partsOf(server, { token: await server.newSession(amara.id) });
    await again.send(address, 0, video.subarray(0, half));
    await server.db.delete(arrivingVideos).where(eq(arrivingVideos.ownerId, amara.id));
    expect(await bytesOf(address)).toBe(half);
    server.clock.advance(2 * 86_400);
    await runHousekeeping(server.deps);
    expect(await bytesOf(address)).toBe(0);
  });
});
