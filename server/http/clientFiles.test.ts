import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClientFiles, type ClientFiles } from './clientFiles';
import { noMetrics } from '../adapters/metrics/metrics';
import { silentLog } from '../log';
import { createFrontDoor, isApiPath } from './frontDoor';

let folder = '';
let client: ClientFiles;
const options = { connectHosts: ['https://gas.example'], mediaHosts: [], hasDemoWallet: false };
const script = 'export const answer = 42;';

const appPage = '<title>app</title><meta property="og:title" content="app" />';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-client-'));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'secret-canary',
    'client/index.html': appPage,
    'client/migration/index.html': '<head><title>migration</title></head>',
    'client/assets/main-AbC123.js': script,
    'client/assets/main-AbC123.js.br': brotliCompressSync(script),
    'client/theme.js': 'theme',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/demo-wallet.js': 'wallet',
    'client/demo-wallet.js.br': brotliCompressSync('wallet'),
    'client/.vite/manifest.json': '{"secret-canary":1}',
    'client/notes.map': 'secret-canary',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  client = await openClientFiles(join(folder, 'client'), options);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  client.fetch(new Request(`http://localhost:3000${path}`, { headers, method }));

const socialPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /api/csp-report";
const migrationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://gas.example; object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'; worker-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /api/csp-report";

describe('the built client', () => {
  it('OPS-01 answers a file that could not be read for a moment at the next call', async () => {
    const other = await openClientFiles(join(folder, 'client'), options);
    const ask = () => other.fetch(new Request('http://localhost:3000/theme.js'));
    const [path, away] = [join(folder, 'client/theme.js'), join(folder, 'theme.js')];
    await rename(path, away);
    await expect(ask()).rejects.toThrow();
    await rename(away, path);
    expect(await (await ask()).text()).toBe('theme');
  });

  it('ANY-05 lets pictures through from the hosts of the settings, and nothing else from them', async () => {
    const mediaHosts = ['pictures.example', 'images.example:8443'];
    const other = await openClientFiles(join(folder, 'client'), { ...options, mediaHosts });
    const { headers } = await other.fetch(new Request('http://localhost:3000/'));
    expect(headers.get('content-security-policy')).toBe(
      socialPolicy.replace(
        "img-src 'self' blob: data:;",
        "img-src 'self' blob: data: pictures.example images.example:8443;",
      ),
    );
  });

  it.each(['/', '/login', '/profile/amara-nwosu/followers', '/search?term=x.y', '/index.html'])(
    'SRV-01 answers %s with the app and its exact headers',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toBe(appPage);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': socialPolicy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy':
          'camera=(self), microphone=(self), autoplay=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
      });
    },
  );

  it.each(['/resetPassword?token=x', '/emailConfirmed?token=x'])(
    'AUTH-06 %s sends no referrer',
    async (path) => {
      expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it.each(['/migration/', '/migration/anything', '/migration/a/b'])(
    'MIG-01 answers %s with the migration page and its exact headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('<head><title>migration</title></head>');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': migrationPolicy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
      });
    },
  );

  it('MIG-01 sends /migration to /migration/', async () => {
    const response = await get('/migration?ref=banner');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/migration/?ref=banner');
  });

  it('serves assets for ever, compressed where the browser takes it', async () => {
    const plain = await get('/assets/main-AbC123.js');
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const packed = await get('/assets/main-AbC123.js', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    const again = await get('/assets/main-AbC123.js', { 'If-None-Match': plain.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it('answers a missing asset with 404 and never with a page', async () => {
    for (const path of [
      '/assets/gone-1.js',
      '/migration/gone.js',
      '/assets/main-AbC123.js.br',
      '/favicon.ico',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/..;/..;/secret.txt',
    '/assets/....//....//secret.txt',
    '/assets/%252e%252e/secret.txt',
    '/.vite/manifest.json',
    '/notes.map',
    '/assets//../../secret.txt',
    '/%00/../secret.txt',
    '/constructor',
    '/__proto__',
  ])('SRV-05 reads nothing outside the build by %s', async (path) => {
    expect(await (await get(path)).text()).not.toContain('canary');
  });

  it('reads only', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('MIG-07 serves the demo wallet where the server runs its own chain, and nowhere else', async () => {
    expect((await get('/demo-wallet.js')).status).toBe(404);
    const local = await openClientFiles(join(folder, 'client'), { ...options, hasDemoWallet: true });
    const ask = (path: string) =>
      local.fetch(new Request(`http://localhost:3000${path}`, { headers: { 'Accept-Encoding': 'br' } }));
    expect((await ask('/demo-wallet.js')).status).toBe(200);
    const page = await ask('/migration/');
    expect(await page.text()).toContain('<script type="module" src="/demo-wallet.js"></script></head>');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(await (await ask('/')).text()).not.toContain('demo-wallet');
  });

  it('HOUR-02 gives a page the tags that it has of its own, whatever is written in them', async () => {
    const headOf = (path: string) =>
      Promise.resolve(path === '/profile/amara' ? '<meta content="$& $1" />' : null);
    const own = await openClientFiles(join(folder, 'client'), { ...options, headOf });
    const ask = async (path: string) =>
      own.fetch(new Request(`http://localhost:3000${path}`, { headers: { 'Accept-Encoding': 'br' } }));
    const page = await ask('/profile/amara');
    expect(await page.text()).toContain('<meta content="$& $1" />');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(page.headers.get('content-security-policy')).toBe(
      (await get('/')).headers.get('content-security-policy'),
    );
    expect(await (await ask('/profile/noor')).text()).toContain('content="app"');
  });

  it('says what to do when there is no build', async () => {
    await expect(openClientFiles(join(folder, 'nothing'), options)).rejects.toThrow('npm run build');
  });
});

describe('the front door', () => {
  it('sends calls to the API and everything else to the client, with the headers of every answer', async () => {
    const api = { fetch: () => new Response('api') };
    const door = createFrontDoor(api, client, {
      config: { publicUrl: 'https://kith.example' },
      log: silentLog,
      metrics: noMetrics,
    });
    const ask = async (path: string) => door(new Request(`http://localhost${path}`), {});
    const paths = [
      '/api/status',
      '/api/',
      '/upload',
      '/files/x',
      '/media/x/y',
      '/outbox',
      '/health',
      '/ready',
      '/unsubscribe',
      '/emailUndo',
    ];
    for (const path of paths) expect(await (await ask(path)).text()).toBe('api');
    for (const path of ['/apiary', '/uploads', '/profile/api', '/unsubscribed'])
      expect(isApiPath(path)).toBe(false);
    const { headers } = await ask('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });
});
