import type { Page } from '@playwright/test';
import type { WirePost } from '@/shared/wire/post';
import { expect, test } from './fixtures';
import { tokenOf } from './people';

const videoOf = (id: string, name: string): WirePost['preview'] => ({
  name,
  description: '',
  url: `https://www.youtube.com/watch?v=${id}`,
  type: 'video',
  image: null,
  code: `https://www.youtube-nocookie.com/embed/${id}`,
  provider_name: 'YouTube',
  width: 1280,
  height: 720,
});

const harmlessPlayer = '<!doctype html><title>Player</title>';

/** Opens a feed with two linked videos. Returns the requested player addresses. */
async function openFeed(page: Page, player = harmlessPlayer): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  // The first page alone: a later one may still be on its way when the test ends.
  await page.route(/\/api\/post\/news\?.*page=1&/, async (route) => {
    const response = await route.fetch();
    const { list, count } = (await response.json()) as { list: WirePost[]; count: number };
    const names = ['First film', 'Second film'];
    const changed = list.map((post, index) => {
      const name = names[index];
      if (name === undefined) return post;
      return {
        ...post,
        post: 'Watch',
        photos: [],
        gif_link: null,
        preview: videoOf(`abcdefghij${index}`, name),
      };
    });
    await route.fulfill({ response, json: { list: changed, count } });
  });
  const token = await tokenOf(page.request, 'amara');
  await page.goto('/health');
  await page.evaluate((value) => localStorage.setItem('kith.token', value), token);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play First film' })).toBeVisible();
  return asked;
}

test('POST-02 a linked video loads nothing until it is asked for, and plays sandboxed', async ({ page }) => {
  const asked = await openFeed(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play First film' }).click();
  const player = page.locator('iframe[title="First film"]');
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghij0?autoplay=1',
  );
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  );
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media');
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghij0?autoplay=1']);
});

/** Tries what a player that was taken over would try, and keeps what became of each attempt. */
const hostilePlayer = (app: string) => `<!doctype html><title>Player</title>
  <body><button>Play</button><script>
    const fates = {};
    const attempt = async (name, act) => {
      try { fates[name] = 'done: ' + (await act()); } catch { fates[name] = 'refused'; }
    };
    document.querySelector('button').onclick = () => {
      globalThis.popup = open('https://evil.example/window');
    };
    (async () => {
      await attempt('lead the page elsewhere', () => { top.location.href = 'https://evil.example/top'; });
      await attempt('read the page', () => top.document.body.textContent);
      await attempt('read the token', () => top.localStorage.getItem('kith.token'));
      await attempt('read the address', () => top.location.href);
      await attempt('call the server', async () => (await fetch('${app}/api/user/user/new')).status);
      await attempt('open the camera', () => navigator.mediaDevices.getUserMedia({ video: true }));
      await attempt('read the clipboard', () => navigator.clipboard.readText());
      alert('log in again');
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://evil.example/form';
      form.target = '_top';
      document.body.append(form);
      form.submit();
      const link = document.createElement('a');
      link.href = 'data:application/octet-stream,virus';
      link.download = 'update.exe';
      link.click();
      top.postMessage({ type: 'logout', token: 'stolen' }, '*');
      const inner = document.createElement('iframe');
      inner.src = '${app}/settings/security';
      inner.onload = () => { globalThis.fates = fates; };
      document.body.append(inner);
    })();
  </script>`;

test('POST-02 a player that was taken over gets at nothing beyond its own frame', async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.expected = [
    /sandboxed|Unsafe attempt|Ignored call to 'alert|CORS policy|frame-ancestors|Failed to load|net::ERR_FAILED/,
    /Permissions policy violation|can escape its sandboxing/,
  ];
  const gotOut: string[] = [];
  await page.context().route('https://evil.example/**', (route) => {
    gotOut.push(route.request().url());
    const body = '<script>try { opener.top.location.href = "https://evil.example/later" } catch {}</script>';
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Evil</title>${body}` });
  });
  page.on('dialog', (dialog) => {
    gotOut.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('download', (download) => gotOut.push(download.suggestedFilename()));
  await openFeed(page, hostilePlayer(baseURL ?? ''));
  const address = page.url();
  const token = await page.evaluate(() => localStorage.getItem('kith.token'));
  await page.getByRole('button', { name: 'Play First film' }).click();
  const player = page.frameLocator('iframe[title="First film"]');
  const button = player.getByRole('button', { name: 'Play' });
  const fates = () =>
    button.evaluate(() => Reflect.get(globalThis, 'fates') as Record<string, string> | undefined);
  await expect.poll(fates).toBeDefined();
  expect(await fates()).toEqual({
    'lead the page elsewhere': 'refused',
    'read the page': 'refused',
    'read the token': 'refused',
    'read the address': 'refused',
    'call the server': 'refused',
    'open the camera': 'refused',
    'read the clipboard': 'refused',
  });
  await expect(player.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  expect(gotOut).toEqual([]);
  // A window that the person opened is as confined as the player.
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(opened).toHaveTitle('Evil');
  expect(gotOut).toEqual(['https://evil.example/window']);
  await opened.close();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => localStorage.getItem('kith.token'))).toBe(token);
  await expect(page.getByRole('feed', { name: 'News feed' })).toBeVisible();
});

test('POST-02 one video plays at a time, and none that has left the sight', async ({ page }) => {
  await openFeed(page);
  await page.getByRole('button', { name: 'Play First film' }).click();
  await expect(page.locator('iframe[title="First film"]')).toBeVisible();
  await page.getByRole('button', { name: 'Play Second film' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe[title="Second film"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play First film' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 6000));
  await expect(page.locator('iframe')).toHaveCount(0);
});
