import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import { blocks, closings, files, shortVideos } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { makeFollow } from '../../testing/posts';
import { demoClip, testVideoTools, videoForm } from '../../testing/videos';
import { describeReports } from '../reports/service';
import { prepareClip, workOnVideos } from './preparing';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let video: Buffer;

beforeAll(async () => {
  server = await createTestServer({ videoTools: await testVideoTools() });
  video = await demoClip('harbour.mp4');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

interface NewClip {
  file_id: string;
  id: string;
}

const send = (member: TestMember, content: Uint8Array, text = '', headers: Record<string, string> = {}) =>
  member.call<NewClip>('POST', '/upload/video', videoForm(content, { text }), headers);
async function publish(member: TestMember, text = ''): Promise<NewClip> {
  const { body } = await send(member, video, text);
  await prepareClip(server.deps, Number(body.id));
  return body;
}
const read = (member: TestMember, id: string) => member.call<WireShortVideo>('GET', `/api/shortclip/${id}`);
const feed = async (member: TestMember, query = '') =>
  (await member.call<WireList<WireShortVideo>>('GET', `/api/shortclip/feed${query}`)).body.list;
const ids = (list: readonly WireShortVideo[]) => list.map(({ id }) => id);
const fetchFile = (key: string, headers: Record<string, string> = {}) =>
  server.app.fetch(
    new Request(`http://localhost/files/${key}?access=${server.deps.files.sign(key)}`, { headers }),
  );

describe('sending a short video', () => {
  it('CLIP-02 is answered at once, prepared by a job, and then served in ranges', async () => {
    const { status, body } = await send(amara, video, ' A boat leaves ');
    expect(status).toBe(201);
    expect((await read(amara, body.id)).body).toMatchObject({
      ...{ id: body.id, text: 'A boat leaves', state: 'processing', failure: null, can_delete: true },
      ...{ poster: null, captions: [], author: { permalink: 'amara' } },
      file: { key: body.file_id, duration: 0, width: 0, height: 0 },
    });
    expect((await fetchFile(body.file_id)).status).toBe(404);
    await prepareClip(server.deps, Number(body.id));
    const clip = (await read(yusuf, body.id)).body;
    expect(clip).toMatchObject({ state: 'ready', can_delete: false, file: { width: 720, height: 1280 } });
    expect(Math.abs(clip.file.duration - 6)).toBeLessThan(0.1);
    const part = await fetchFile(body.file_id, { Range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      ...{ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
      'content-disposition': `inline; filename="${body.file_id}.mp4"`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bare = await server.call('GET', `/files/${body.file_id}`);
    expect(bare.status).toBe(403);
  });

  it('ERR-03 says why one cannot be shown, to its author alone, and keeps nothing of it', async () => {
    const { body } = await send(amara, video.subarray(0, video.length / 2));
    await prepareClip(server.deps, Number(body.id));
    expect((await read(amara, body.id)).body).toMatchObject({ state: 'failed', failure: 'videoNotReadable' });
    expect((await read(yusuf, body.id)).status).toBe(404);
    expect(ids(await feed(yusuf))).toEqual([]);
    const [row] = await server.db.select().from(files).where(eq(files.key, body.file_id));
    expect(row?.size).toBe(0);
  });

  it('ERR-03 is refused for another kind of file, more than 100 MB, and a text that is too long', async () => {
    const page = await send(amara, Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(page).toMatchObject({ status: 415, body: { dictionary_code: 'videoNotReadable' } });
    const heavy = Buffer.concat([video.subarray(0, 64), Buffer.alloc(100 * 1024 * 1024)]);
    expect(await send(amara, heavy)).toMatchObject({
      status: 413,
      body: { dictionary_code: 'videoTooLarge' } satisfies Partial<WireError>,
    });
    expect((await send(amara, video, 'a'.repeat(501))).status).toBe(422);
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('CLIP-02 sent again with the same key is the same short video', async () => {
    const key = { 'X-Idempotency-Key': 'clip-1' };
    const first = await send(amara, video, 'Once', key);
    expect((await send(amara, video, 'Once', key)).body).toEqual(first.body);
    expect(ids(await feed(amara))).toEqual([first.body.id]);
    expect(await server.db.select().from(files)).toHaveLength(1);
  });

  it('CLIP-02 counts towards the room of its author', async () => {
    const before = (await amara.call<{ storage: { bytes: number } }>('GET', '/api/user/user/new')).body
      .storage;
    await publish(amara);
    const { storage } = (await amara.call<{ storage: { bytes: number } }>('GET', '/api/user/user/new')).body;
    expect(storage.bytes - before.bytes).toBeGreaterThan(100_000);
    const hog = { key: 'f'.repeat(32), mime: 'video/mp4', width: 0, height: 0, size: 1024 ** 3 };
    const use = { visibility: 'private', state: 'attached', createdAt: new Date() } as const;
    await server.db.insert(files).values({ ...hog, ...use, ownerId: amara.id });
    expect(await send(amara, video)).toMatchObject({
      status: 403,
      body: { dictionary_code: 'quotaExceeded' },
    });
  });

  it('CLIP-02 is asked for again after a restart', async () => {
    const { body } = await send(amara, video);
    const asked = vi.fn(() => Promise.resolve());
    const jobs = { send: asked, work: () => Promise.resolve() };
    await workOnVideos(server.deps, jobs);
    expect(asked).toHaveBeenCalledExactlyOnceWith('video.prepare', { clipId: Number(body.id) });
  });

  it('CLIP-02 is prepared by the next try when the server stopped once the file was there', async () => {
    const { body } = await send(amara, video);
    const { videos } = server.deps;
    const stopping: typeof videos = {
      ...videos,
      async keep(key, path) {
        await videos.keep(key, path);
        throw new Error('Killed between the file and its row');
      },
    };
    await expect(prepareClip({ ...server.deps, videos: stopping }, Number(body.id))).rejects.toThrow(
      'Killed',
    );
    await prepareClip(server.deps, Number(body.id));
    expect((await read(yusuf, body.id)).body).toMatchObject({ state: 'ready', file: { width: 720 } });
  });
});

describe('the feed', () => {
  it('CLIP-01 has the newest first, of one member where asked, in pages', async () => {
    const first = await publish(amara, 'One');
    server.clock.advance(1);
    const second = await publish(yusuf, 'Two');
    server.clock.advance(1);
    const own = (await send(amara, video, 'Three')).body;
    expect(ids(await feed(yusuf))).toEqual([second.id, first.id]);
    expect(ids(await feed(amara))).toEqual([own.id, second.id, first.id]);
    expect(ids(await feed(yusuf, `?user_id=${amara.id}`))).toEqual([first.id]);
    expect(ids(await feed(yusuf, '?page=2&per_page=1'))).toEqual([first.id]);
  });

  it('SET-06 shows nothing to those whom the author keeps from pictures, across a block, and of closed accounts', async () => {
    const shy = await server.member({ permalink: 'shy', privacy: { media: 'approved_followers' } });
    const friend = await server.member({ permalink: 'friend' });
    await makeFollow(server, friend.id, shy.id, 'approved');
    const { id } = await publish(shy);
    expect([(await read(friend, id)).status, (await read(yusuf, id)).status]).toEqual([200, 404]);
    expect([ids(await feed(friend)), ids(await feed(yusuf))]).toEqual([[id], []]);
    expect((await yusuf.call('GET', `/api/shortclip/feed?user_id=${shy.id}`)).status).toBe(403);
    const open = await publish(amara);
    await server.db
      .insert(blocks)
      .values({ blockerId: amara.id, blockedId: yusuf.id, createdAt: new Date() });
    expect((await read(yusuf, open.id)).status).toBe(404);
    await server.db
      .insert(closings)
      .values({ userId: amara.id, until: new Date(Date.now() + 1e12), closedAt: server.clock.now() });
    expect((await read(friend, open.id)).status).toBe(404);
    expect(ids(await feed(friend))).toEqual([id]);
  });

  it('RPT-01 leaves out what the reader has reported', async () => {
    const { id } = await publish(amara, 'Buy \u001b[2Jnow');
    const report = (member: TestMember) =>
      member.call('POST', `/api/report/clip/${id}`, { reason: 'spam', details: '' });
    expect((await report(amara)).status).toBe(403);
    expect((await report(yusuf)).status).toBe(204);
    expect(ids(await feed(yusuf))).toEqual([]);
    expect(ids(await feed(amara))).toEqual([id]);
    const [listed = ''] = await describeReports(server.db, 'https://kith.example');
    expect(listed).toContain(`https://kith.example/shortVideos/${id}`);
    expect(listed).toContain('Short video: Buy [2Jnow');
  });
});

describe('one’s own short video', () => {
  it('CLIP-03 is deleted with all its files, by its author alone', async () => {
    const { id, file_id } = await publish(amara);
    await amara.call('POST', `/api/shortclip/${id}/poster`, pictureForm(await testPicture('png')));
    expect((await yusuf.call('DELETE', `/api/shortclip/${id}`)).status).toBe(403);
    expect((await amara.call('DELETE', `/api/files/key/${file_id}`)).status).toBe(409);
    expect((await amara.call('DELETE', `/api/shortclip/${id}`)).status).toBe(204);
    expect((await read(amara, id)).status).toBe(404);
    expect((await fetchFile(file_id)).status).toBe(404);
    expect(await server.deps.files.find(file_id, 'original')).toBeNull();
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('CLIP-02 gets a poster, which a new one replaces', async () => {
    const { id } = await publish(amara);
    const set = async () =>
      (
        await amara.call<WireShortVideo>(
          'POST',
          `/api/shortclip/${id}/poster`,
          pictureForm(await testPicture('jpeg')),
        )
      ).body.poster;
    const first = await set();
    const second = await set();
    expect(first?.key).not.toBe(second?.key);
    expect((await fetchFile(second?.key ?? '')).status).toBe(200);
    expect((await fetchFile(first?.key ?? '')).status).toBe(404);
  });

  it('CLIP-02 gets captions, SRT written as WebVTT, without markup', async () => {
    const { id } = await publish(amara);
    const set = (text: string | Uint8Array, lang: string) => {
      const form = new FormData();
      form.append('lang', lang);
      form.append('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), 'a.srt');
      return amara.call<WireShortVideo>('POST', `/api/shortclip/${id}/captions`, form);
    };
    const srt =
      '1\r\n00:00:00,500 --> 00:00:02,000\r\n<script>alert(1)</script>A <b>boat</b> & more\r\n\r\n' +
      '2\r\n00:00:02,000 --> 00:00:04,000\r\nleaves --> now <img src=x onerror=alert(1)\r\n';
    const { status, body } = await set(srt, 'EN-us');
    expect(status).toBe(200);
    expect(body.captions).toMatchObject([{ lang: 'en-US' }]);
    const served = await fetchFile(body.captions[0]?.key ?? '');
    expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await served.text()).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nalert(1)A boat &amp; more\n\n' +
        '00:00:02.000 --> 00:00:04.000\nleaves --&gt; now &lt;img src=x onerror=alert(1)\n',
    );
    const vtt =
      'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }\n\n00:01.000 --> 00:02.000 line:0\nHi\n';
    const again = (await set(vtt, 'en-US')).body.captions;
    expect(again).toHaveLength(1);
    expect(await (await fetchFile(again[0]?.key ?? '')).text()).not.toContain('evil');
    for (const wrong of ['', 'WEBVTT', '00:02.000 --> 00:01.000\nBack', Buffer.from([0xff, 0xfe])])
      expect((await set(wrong, 'de')).status).toBe(422);
    expect((await set('a'.repeat(110 * 1024), 'de')).status).toBe(413);
    expect((await set(vtt, 'not a language')).status).toBe(422);
  });
});

describe('a post with a short video', () => {
  const share = (member: TestMember, clipId: string, text = '') =>
    member.call<WirePost>('POST', `/api/post/user/${member.id}`, { post: text, video: clipId });

  it('CLIP-01 shows it to those who may see it, and no more once it is deleted', async () => {
    const { id, file_id } = await publish(amara);
    const { status, body } = await share(yusuf, id, 'Look');
    expect(status).toBe(201);
    expect(body.video).toEqual({ key: file_id, access: server.deps.files.sign(file_id) });
    const stranger = await server.member();
    await server.db
      .insert(blocks)
      .values({ blockerId: amara.id, blockedId: stranger.id, createdAt: new Date() });
    const view = async (member: TestMember) =>
      (await member.call<WirePost>('GET', `/api/post/view/${body.id}`)).body.video;
    expect((await view(amara))?.key).toBe(file_id);
    expect(await view(stranger)).toBeNull();
    await amara.call('DELETE', `/api/shortclip/${id}`);
    expect(await view(yusuf)).toBeNull();
  });

  it('CLIP-01 may have no text, and shows none that is hidden or not ready', async () => {
    const ready = await publish(amara);
    const raw = (await send(amara, video)).body;
    expect((await share(amara, ready.id)).status).toBe(201);
    expect((await share(amara, raw.id)).status).toBe(422);
    expect((await share(amara, '999')).status).toBe(422);
    await server.db
      .update(shortVideos)
      .set({ state: 'ready' })
      .where(eq(shortVideos.id, Number(raw.id)));
    const shy = await server.member({ privacy: { media: 'only_me' } });
    const hidden = await publish(shy);
    expect((await share(amara, hidden.id, 'Stolen')).status).toBe(422);
  });
});
