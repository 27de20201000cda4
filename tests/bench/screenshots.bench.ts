import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { memberToken } from './screens';

const folder = fileURLToPath(new URL('../../docs/', import.meta.url));

const pictures = [
  { name: 'login', path: '/login', colorScheme: 'light', as: 'guest' },
  { name: 'feed', path: '/', colorScheme: 'light', as: 'member' },
  { name: 'feed-dark', path: '/', colorScheme: 'dark', as: 'member' },
  { name: 'profile', path: '/profile/marguerite', colorScheme: 'light', as: 'member' },
] as const;

/** Takes the README's pictures. */
test('screenshots', async ({ browser, request }) => {
  const token = await memberToken(request);
  for (const { name, path, colorScheme, as } of pictures) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    if (as === 'member')
      await page.addInitScript((value) => localStorage.setItem('kith.token', value), token);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}${name}.png` });
    await page.close();
  }
});
