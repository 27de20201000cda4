import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireComment, WirePost, WirePreview } from '@/shared/wire/post';
import { notifications } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { makeFollow, makeGroup, publish } from '../../testing/posts';
import { startTestSite, type TestSite } from '../../testing/site';
import { playerOf } from '../../writing/previews/players';
import { readPage } from '../../writing/previews/readPage';

let site: TestSite;
let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;

beforeAll(async () => {
  site = await startTestSite();
  const hosts = ['news.example', 'www.youtube.com', 'vimeo.com'].map(
    (name) => `${name}=127.0.0.1:${site.port}`,
  );
  server = await createTestServer({ env: { PREVIEW_TEST_HOSTS: hosts.join(',') } });
});
afterAll(async () => {
  site.close();
  await server.close();
});
beforeEach(async () => {
  await server.reset();
  site.asked.length = 0;
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

const page = (head: string, type = 'text/html; charset=utf-8') => {
  site.answer = (_request, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(`<!doctype html><head>${head}</head><body>x`);
};
const look = (url: string, member = amara) => member.call<WirePreview>('POST', '/api/op', { url });

describe('link previews', () => {
  it('POST-02 shows what a page says of itself, its picture through this server', async () => {
    page(`<title>Plain</title><meta property="og:title" content="Shade &amp; benches">
      <meta name="description" content="Sixty benches"><meta property="og:image" content="/a.png">
      <meta property="og:site_name" content="Street News"><meta property="og:image:width" content="640">`);
    const { status, body } = await look('https://news.example/shade#part');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Shade & benches',
      description: 'Sixty benches',
      url: 'https://news.example/shade#part',
      type: 'link',
      code: null,
      provider_name: 'Street News',
      width: 640,
    });
    expect(body.image).toMatch(/^\/media\/[\w-]{22}\/[\w-]+$/);
    expect(server.deps.imageProxy.unwrap(body.image ?? '')).toBe('https://news.example/a.png');
  });

  it('POST-02 answers 422 where there is no page, no title, or no HTML, and 422 for what is no address', async () => {
    site.answer = (_request, response) => response.writeHead(500).end();
    expect((await look('https://news.example/broken')).status).toBe(422);
    page('<title>  </title>');
    expect((await look('https://news.example/untitled')).status).toBe(422);
    page('<title>A picture</title>', 'image/png');
    expect((await look('https://news.example/picture')).status).toBe(422);
    expect((await look('https://unknown.example/')).status).toBe(422);
    for (const url of ['ftp://news.example', 'news.example', '', 'http://127.0.0.1/', 'http://[::1]/'])
      expect((await look(url)).status).toBe(422);
  });

  it('POST-02 asks a page once a day, a page without preview once in five minutes', async () => {
    page('<title>News</title>');
    await look('https://news.example/a');
    server.clock.advance(23 * 3600);
    await look('https://news.example/a', yusuf);
    expect(site.asked).toEqual(['/a']);
    server.clock.advance(3601);
    await look('https://news.example/a');
    expect(site.asked).toEqual(['/a', '/a']);

    site.answer = (_request, response) => response.writeHead(404).end();
    await look('https://news.example/none');
    server.clock.advance(299);
    await look('https://news.example/none');
    expect(site.asked.filter((path) => path === '/none')).toHaveLength(1);
    server.clock.advance(2);
    page('<title>Now it is there</title>');
    expect((await look('https://news.example/none')).status).toBe(200);
  });

  it('POST-02 plays videos of the known providers by an address of our own making, and no other', async () => {
    page(`<title>Clip</title><meta property="og:video:url" content="https://evil.example/embed/x">`);
    const youtube = await look('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
    expect(youtube.body).toMatchObject({
      type: 'video',
      provider_name: 'YouTube',
      code: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
    const vimeo = await look('https://vimeo.com/12345678');
    expect(vimeo.body.code).toBe('https://player.vimeo.com/video/12345678');
    expect((await look('https://news.example/clip')).body).toMatchObject({ type: 'link', code: null });
    for (const url of [
      'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
      'https://youtu.be/"><script>',
      'https://www.youtube.com/watch?v=short',
      'https://vimeo.com/about',
    ])
      expect(playerOf(url)).toBeNull();
  });

  it('POST-02 reads pages in their own encoding, and bounds what they say', async () => {
    const latin = Buffer.from('<meta charset=iso-8859-1><title>Caf\xe9</title>', 'latin1');
    expect(readPage(latin, 'text/html').title).toBe('Café');
    expect(readPage(Buffer.from('<title>Caf\xe9</title>', 'latin1'), 'text/html; charset=latin1').title).toBe(
      'Café',
    );
    expect(readPage(Buffer.from('<title>Café</title>'), 'text/html; charset=nonsense').title).toBe('Café');
    expect(readPage(Buffer.from('\ufeff<title>Ж</title>', 'utf16le'), 'text/html').title).toBe('Ж');
    expect(readPage(Buffer.from('<body><meta property="og:title" content="late">'), '').title).toBe('');
    page(`<title>${'long '.repeat(500)}</title><meta name=description content="a\u202eb\u0000c">`);
    const { body } = await look('https://news.example/long');
    expect(body.name.length).toBeLessThanOrEqual(300);
    expect(body.description).toMatch(/^ab.?c$/);
  });

  it('POST-02 looks up ten links a minute for a member, and stores a bare card beyond that', async () => {
    const limited = await createTestServer({
      env: { PREVIEW_TEST_HOSTS: `news.example=127.0.0.1:${site.port}` },
      rateScale: 1,
    });
    await limited.reset();
    page('<title>News</title>');
    const member = await limited.member();
    for (let n = 0; n < 10; n += 1)
      expect((await look(`https://news.example/${n}`, member)).status).toBe(200);
    const refused = await look('https://news.example/11', member);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await look('https://news.example/1', member)).status).toBe(200);
    const body = { post: 'x', preview: { url: 'https://news.example/12' } };
    const post = await member.call<WirePost>('POST', `/api/post/user/${member.id}`, body);
    expect(post.body.preview).toMatchObject({ name: 'news.example', description: '' });
    await limited.close();
  });

  it('POST-01 a post keeps the preview of the server, also when it is edited', async () => {
    page('<title>Shade</title><meta property="og:image" content="https://news.example/a.png">');
    const wall = `/api/post/user/${amara.id}`;
    const made = await amara.call<WirePost>('POST', wall, {
      post: 'x',
      preview: { url: 'https://news.example/shade', name: 'forged', code: '<script>' },
    });
    expect(made.body.preview).toMatchObject({ name: 'Shade', code: null });
    expect(made.body.preview?.image).toMatch(/^\/media\//);
    server.clock.advance(25 * 3600);
    site.answer = (_request, response) => response.writeHead(404).end();
    const path = `/api/post/user/${made.body.id}`;
    const kept = await amara.call<WirePost>('PATCH', path, { post: 'y', preview: made.body.preview });
    expect(kept.body).toMatchObject({ post: 'y', preview: made.body.preview });
    const removed = await amara.call<WirePost>('PATCH', path, { preview: null });
    expect(removed.body.preview).toBeNull();
    const told = await yusuf.call<WireComment>('POST', `/api/comments/user/${made.body.id}`, {
      msg: 'Look',
      preview: { url: 'https://news.example/gone' },
    });
    expect(told.body.preview).toMatchObject({ name: 'news.example', type: 'link' });
  });
});

describe('links of this product', () => {
  const own = (path: string) => `http://localhost:3000${path}`;

  it('POST-05 are shown as a stranger sees them, and never fetched', async () => {
    const open = await publish(amara, { post: 'Sixty benches #shade' });
    const shy = await server.member({
      permalink: 'shy-one',
      bio: 'hidden',
      privacy: { profile_details: 'only_me' },
    });
    const hidden = await publish(shy, { post: 'hidden' });
    const groupId = await makeGroup(server, amara.id, { privacy: 1, permalink: 'the-closed-group' });
    const inside = await publish(amara, { post: 'hidden' }, `group/${groupId}`);

    expect((await look(own(`/post/${open.id}`), yusuf)).body).toMatchObject({
      name: amara.row.displayName,
      description: 'Sixty benches #shade',
      url: own(`/post/${open.id}`),
      provider_name: 'Kith',
    });
    expect((await look(own('/profile/amara'))).body.name).toBe(amara.row.displayName);
    expect((await look('http://127.0.0.1:3000/group/the-closed-group')).body.name).toBe('A group');
    for (const path of [
      `/post/${hidden.id}`,
      `/post/${inside.id}`,
      '/profile/shy-one',
      '/post/99',
      '/api/status',
      '/',
    ])
      expect((await look(own(path), shy)).status).toBe(422);
    expect(site.asked).toEqual([]);
  });

  it('POST-05 a boost tells the author of the original, once', async () => {
    const original = await publish(amara, { post: 'Sixty benches' });
    const boost = () =>
      yusuf.call<WirePost>('POST', `/api/post/user/${yusuf.id}`, {
        post: 'Read this',
        preview: { url: own(`/post/${original.id}`) },
      });
    expect((await boost()).body.preview).toMatchObject({ description: 'Sixty benches' });
    await boost();
    const told = await server.db.select().from(notifications);
    expect(
      told.map(({ userId, actionType, actorId, postId }) => [userId, actionType, actorId, postId]),
    ).toEqual([[amara.id, 'repost', yusuf.id, Number(original.id)]]);
    // Neither one's own post nor one that the booster may not see.
    await amara.call('POST', `/api/post/user/${amara.id}`, {
      post: 'x',
      preview: { url: own(`/post/${original.id}`) },
    });
    expect(await server.db.select().from(notifications)).toHaveLength(1);
  });

  it('POST-05 a boost of what is not for everybody tells its author, and shows nothing of it', async () => {
    const shy = await server.member({ privacy: { profile_details: 'all_followers' } });
    await makeFollow(server, yusuf.id, shy.id);
    const original = await publish(shy, { post: 'For my followers' });
    const boost = await yusuf.call<WirePost>('POST', `/api/post/user/${yusuf.id}`, {
      post: 'Read this',
      preview: { url: own(`/post/${original.id}`) },
    });
    expect(boost.body.preview).toMatchObject({ name: 'localhost', description: '', image: null });
    const told = await server.db.select().from(notifications);
    expect(told).toMatchObject([{ userId: shy.id, actionType: 'repost', postId: Number(original.id) }]);
  });

  it('POST-05 a boost shows no more than a stranger may see, also when that changes later', async () => {
    const original = await publish(amara, { post: 'Sixty benches' });
    const boost = await yusuf.call<WirePost>('POST', `/api/post/user/${yusuf.id}`, {
      post: 'Read this',
      preview: { url: own(`/post/${original.id}`) },
    });
    await amara.call('PATCH', `/api/post/user/${original.id}`, { post: 'Sixty-one benches' });
    const view = () => yusuf.call<WirePost>('GET', `/api/post/view/${boost.body.id}`);
    expect((await view()).body.preview?.description).toBe('Sixty-one benches');
    await amara.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'only_me' } });
    expect((await view()).body.preview).toMatchObject({ description: '', image: null });
  });
});
