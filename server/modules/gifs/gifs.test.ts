import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireGif, WirePost } from '@/shared/wire/post';
import { builtinAnimations, builtinGifFile } from '../../adapters/gifs/builtinGifs';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { startTestSite, type TestSite } from '../../testing/site';

let site: TestSite;
let builtin: TestServer;
let configured: TestServer;
let member: TestMember;

beforeAll(async () => {
  site = await startTestSite();
  builtin = await createTestServer();
  configured = await createTestServer({
    env: { GIF_SERVICE_URL: `http://127.0.0.1:${site.port}/v1/gifs`, GIF_SERVICE_KEY: 'key' },
  });
});
afterAll(async () => {
  site.close();
  await Promise.all([builtin.close(), configured.close()]);
});
beforeEach(async () => {
  await builtin.reset();
  site.asked.length = 0;
  member = await builtin.member();
});

const search = (query: string, on = builtin) =>
  on.call<WireList<WireGif>>('GET', `/api/post/user/getgiphies${query}`, { token: member.token });
const namesFor = async (words: string) =>
  (await search(`?q=${encodeURIComponent(words)}`)).body.list.map(({ id }) => id);

describe('the built-in GIFs', () => {
  it('POST-03 come 24 a page, found by the words of their title and tags', async () => {
    const first = await search('');
    const second = await search('?page=2');
    expect(first.body.count).toBe(builtinAnimations.length);
    expect(first.body.list).toHaveLength(24);
    expect(first.body.list.length + second.body.list.length).toBe(builtinAnimations.length);
    expect((await search('?page=3')).body.list).toEqual([]);
    expect(await namesFor('LOVE')).toEqual(['beating-heart', 'rising-hearts']);
    expect(await namesFor('happy birth')).toEqual(['party-hat']);
    expect(await namesFor('%_')).toEqual([]);
    expect((await search(`?q=${'a'.repeat(101)}`)).status).toBe(400);
  });

  it('POST-03 are small animations of the sizes that are said, cached for ever, with a still form', async () => {
    for (const { name, width, height } of builtinAnimations) {
      const file = builtinGifFile(name) ?? '';
      expect((await stat(file)).size, name).toBeLessThanOrEqual(60_000);
      const shape = await sharp(file).metadata();
      expect([shape.width, shape.height, (shape.pages ?? 1) > 4], name).toEqual([width, height, true]);
    }
    const get = (path: string) => builtin.call('GET', path);
    const whole = await get('/media/gif/confetti');
    expect(whole.headers.get('content-type')).toBe('image/gif');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    expect((await get('/media/gif/confetti?still')).headers.get('content-type')).toBe('image/webp');
    for (const name of ['none', '..%2fbuiltinGifs', '%2e%2e', 'confetti.gif'])
      expect((await get(`/media/gif/${name}`)).status).toBe(404);
  });

  it('POST-03 are what a post carries', async () => {
    const [gif] = (await search('?q=thanks')).body.list;
    const body = { gif_link: gif?.url };
    const post = await member.call<WirePost>('POST', `/api/post/user/${member.id}`, body);
    expect(post.body.gif_link).toBe(gif?.url);
  });
});

describe('a GIF service', () => {
  const form = (name: string) => ({ url: `https://media1.giphy.com/${name}`, width: '200', height: '150' });
  const entry = (
    id: string,
    images: object = { downsized: form(`${id}.gif`), fixed_width: form(`${id}-s.gif`) },
  ) => ({
    id,
    title: `Title ${id}`,
    images,
  });
  const serve = (data: unknown[]) => {
    site.answer = (_request, response) =>
      response.end(JSON.stringify({ data, pagination: { total_count: 77 } }));
  };

  it('POST-03 is asked for pages, and its pictures come through this server', async () => {
    serve([entry('a')]);
    const { body } = await search('?q=big%20cat&page=3', configured);
    expect(site.asked).toEqual(['/v1/gifs/search?api_key=key&q=big+cat&limit=24&offset=48&rating=g']);
    expect(body.count).toBe(77);
    const [gif] = body.list;
    expect(gif).toMatchObject({ id: 'a', title: 'Title a', width: 200, height: 150 });
    expect(configured.deps.imageProxy.unwrap(gif?.url ?? '')).toBe('https://media1.giphy.com/a.gif');
    expect(configured.deps.imageProxy.unwrap(gif?.preview_url ?? '')).toBe(
      'https://media1.giphy.com/a-s.gif',
    );

    const post = await configured.call<WirePost>('POST', `/api/post/user/${member.id}`, {
      token: member.token,
      body: { gif_link: gif?.url },
    });
    expect(post.body.gif_link).toBe(gif?.url);
    await search('', configured);
    expect(site.asked[1]).toContain('/v1/gifs/trending?');
  });

  it('POST-03 only GIFs of its own hosts are shown and posted', async () => {
    const elsewhere = { url: 'https://evil.example/a.gif', width: 1, height: 1 };
    serve([entry('a', { downsized: elsewhere, fixed_width: elsewhere }), { id: 7 }, null, entry('b')]);
    expect((await search('?q=x', configured)).body.list.map(({ id }) => id)).toEqual(['b']);
    for (const gif_link of [
      'https://evil.example/a.gif',
      'https://giphy.com.evil.example/a.gif',
      'http://media1.giphy.com/a.gif',
      'https://user@media1.giphy.com/a.gif',
      'https://media1.giphy.com:8443/a.gif',
      configured.deps.imageProxy.wrap('https://evil.example/a.gif'),
    ]) {
      const body = { post: 'x', gif_link };
      const answer = await configured.call<WireError>('POST', `/api/post/user/${member.id}`, {
        token: member.token,
        body,
      });
      expect([answer.status, answer.body.fields], gif_link).toEqual([422, { gif_link: 'validationError' }]);
    }
  });

  it('POST-03 that does not answer is 503, with a time to try again', async () => {
    site.answer = (_request, response) => response.writeHead(500).end();
    const down = await search('?q=x', configured);
    expect(down.status).toBe(503);
    expect(down.headers.get('retry-after')).toBe('30');
    site.answer = (_request, response) => response.end('<html>');
    expect((await search('?q=x', configured)).status).toBe(503);
  });
});
