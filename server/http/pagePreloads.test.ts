import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientFiles } from './clientFiles';

const manifest = {
  'index.html': { file: 'assets/main-1.js', imports: ['_base-2.js'], css: ['assets/main-3.css'] },
  '_base-2.js': { file: 'assets/base-2.js', imports: ['index.html'] },
  '_form-4.js': { file: 'assets/form-4.js', imports: ['_base-2.js'], css: ['assets/form-5.css'] },
  'src/pages/entering/LoginPage.tsx': {
    file: 'assets/LoginPage-6.js',
    imports: ['_form-4.js', 'index.html'],
  },
  'src/pages/entering/SignUpPage.tsx': { file: 'assets/SignUpPage-7.js', imports: ['_base-2.js'] },
  'src/pages/feed/FeedPage.tsx': { file: 'assets/FeedPage-8.js' },
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-preloads-'));
  for (const name of ['index.html', 'migration/index.html']) await write(name, '<title>page</title>');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, content: string) {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), content);
}

async function linkOf(path: string): Promise<string | null> {
  const client = await openClientFiles(folder, { connectHosts: [], mediaHosts: [], hasDemoWallet: false });
  const response = await client.fetch(new Request(`http://localhost:3000${path}`));
  expect(response.status).toBe(200);
  return response.headers.get('link');
}

describe('the chunks of a page', () => {
  it('are named with the document where the path tells the page, but for what the document names itself', async () => {
    await write('.vite/manifest.json', JSON.stringify(manifest));
    expect(await linkOf('/login')).toBe(
      '</assets/LoginPage-6.js>; rel=modulepreload, </assets/form-4.js>; rel=modulepreload, </assets/form-5.css>; rel=preload; as=style; crossorigin',
    );
    expect(await linkOf('/signUp?returnTo=%2F')).toBe('</assets/SignUpPage-7.js>; rel=modulepreload');
  });

  it('are not guessed where the page depends on who asks, nor for the migration page', async () => {
    await write('.vite/manifest.json', JSON.stringify(manifest));
    for (const path of ['/', '/profile/amara', '/forgotPassword', '/migration/', '/migration/login'])
      expect(await linkOf(path)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"index.html":1}'],
  ])('are left out when the manifest holds %s', async (_what, content) => {
    if (content !== null) await write('.vite/manifest.json', content);
    expect(await linkOf('/login')).toBeNull();
  });

  it('SRV-05 are all that is told of the manifest', async () => {
    await write('.vite/manifest.json', JSON.stringify(manifest));
    const client = await openClientFiles(folder, { connectHosts: [], mediaHosts: [], hasDemoWallet: false });
    const response = await client.fetch(new Request('http://localhost:3000/.vite/manifest.json'));
    expect(response.status).toBe(404);
  });
});
