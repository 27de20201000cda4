import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/harness';
import { testPicture } from '../../testing/pictures';
import { startTestSite, type TestSite } from '../../testing/site';

let site: TestSite;
let server: TestServer;

beforeAll(async () => {
  site = await startTestSite();
  server = await createTestServer({ env: { PREVIEW_TEST_HOSTS: `pictures.example=127.0.0.1:${site.port}` } });
});
afterAll(async () => {
  site.close();
  await server.close();
});
beforeEach(async () => {
  await server.reset();
  site.asked.length = 0;
});

const send = (bytes: Uint8Array | string, type = 'image/png') => {
  site.answer = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes);
};
let serial = 0;
/** Each call asks for a picture of its own: what was seen is remembered. */
const fresh = () => server.deps.imageProxy.wrap(`https://pictures.example/${(serial += 1)}`);
async function get(path: string) {
  const response = await server.app.fetch(new Request(`http://localhost:3000${path}`));
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('pictures of other servers', () => {
  it('POST-02 come through this server, as what their bytes say they are, and are kept', async () => {
    const picture = await testPicture('jpeg');
    send(picture, 'text/html');
    const path = fresh();
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.bytes.equals(picture)).toBe(true);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
    expect((await get(path)).status).toBe(200);
    expect(site.asked).toHaveLength(1);
  });

  it('POST-03 give their first frame alone on demand', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => testPicture('png', { colour })));
    send(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'image/gif',
    );
    const path = fresh();
    const whole = await get(path);
    expect((await sharp(whole.bytes).metadata()).pages).toBe(2);
    const still = await get(`${path}?still`);
    expect(still.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(still.bytes).stats()).dominant.r).toBeGreaterThan(200);
  });

  it('SRV-05 only addresses that this server signed are fetched', async () => {
    send(await testPicture('png'));
    const path = fresh();
    const [, , signature = '', address = ''] = path.split('/');
    const other = Buffer.from('https://pictures.example/other').toString('base64url');
    for (const forged of [
      `/media/${signature}/${other}`,
      `/media/${signature.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))}/${address}`,
      `/media/${'A'.repeat(22)}/${address}`,
      `/media/x/${address}`,
    ])
      expect((await get(forged)).status).toBe(404);
    expect(site.asked).toEqual([]);
  });

  it('SRV-05 nothing but pictures comes through, whatever it is called, and at most 5 MB', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const body of [svg, '<!doctype html><script>alert(1)</script>', '', 'GIF', '%PDF-1.7', '\x7fELF']) {
      send(body, 'image/png');
      expect((await get(fresh())).status).toBe(404);
    }
    const picture = await testPicture('png');
    send(Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]));
    expect((await get(fresh())).status).toBe(404);
    send(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(40)]));
    expect((await get(`${fresh()}?still`)).status).toBe(404);
    for (const inside of ['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/a.png'])
      expect((await get(server.deps.imageProxy.wrap(inside))).status).toBe(404);
  });

  it('POST-02 what failed is asked for again after five minutes', async () => {
    const path = fresh();
    site.answer = (_request, response) => response.writeHead(503).end();
    await get(path);
    send(await testPicture('png'));
    expect((await get(path)).status).toBe(404);
    expect(site.asked).toHaveLength(1);
    server.clock.advance(301);
    expect((await get(path)).status).toBe(200);
  });

  it('POST-02 SRV-02 are asked for once by many at once, whole and still', async () => {
    const picture = await testPicture('png');
    const waiting: ServerResponse[] = [];
    site.answer = (_request, response) => void waiting.push(response);
    const path = fresh();
    const asked = [get(path), get(path), get(`${path}?still`), get(`${path}?still`)];
    // When one that was asked for later is on its way, they are too.
    asked.push(get(fresh()));
    await expect.poll(() => site.asked).toContain(`/${serial}`);
    send(picture);
    for (const response of waiting) response.end(picture);
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(site.asked).toHaveLength(3);
  });
});
