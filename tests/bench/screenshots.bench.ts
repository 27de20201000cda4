import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { memberToken } from './screens';

const folder = fileURLToPath(new URL('../../docs/', import.meta.url));

const pictures = [
  { name: 'login', path: '/login', colorScheme: 'light', as: 'guest' },
  { name: 'feed', path: '/', colorScheme: 'light', as: 'member' },
  { name: 'feed-dark', path: '/', colorScheme: 'dark', as: 'member' },
  { name: 'profile', path: '/profile/marguerite', colorScheme: 'light', as: 'member' },
  { name: 'short-videos', path: '/shortVideos', colorScheme: 'light', as: 'member' },
  { name: 'group', path: '/group/allotment-holders-of-leith', colorScheme: 'light', as: 'member' },
] as const;

/** True once the pictures in sight are there, and a video has left its first frames behind. */
const isDrawn = () => {
  const videos = [...document.querySelectorAll('video')];
  const plays = videos.length === 0 || videos.some(({ currentTime }) => currentTime > 1);
  const inSight = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  );
  return plays && inSight.every(({ complete }) => complete);
};

/** Takes the README's pictures. */
test('screenshots', async ({ browser, request }) => {
  const token = await memberToken(request);
  for (const { name, path, colorScheme, as } of pictures) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    if (as === 'member')
      await page.addInitScript((value) => localStorage.setItem('kith.token', value), token);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
    await page.screenshot({ path: `${folder}${name}.png` });
    await page.close();
  }
});
