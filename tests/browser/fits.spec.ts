import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectFits } from './fits';
import { enterAs } from './people';

/** Opens a page, and waits until all that it loads is there. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  for (const width of [390, 360, 320]) {
    test(`SHELL-13 no page is wider than a window of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await enterAs(page, 'amara');
      for (const path of [
        '/',
        '/friends',
        '/notifications',
        '/settings/privacy',
        '/profile/samir',
        '/wallet',
      ]) {
        await openWhole(page, path);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(widths, path).toEqual([width, width]);
        await expectFits(page, width);
      }
    });
  }
});

test('SHELL-13 nothing sticks out of its box on pages beside the sidebar', async ({ page }) => {
  await enterAs(page, 'hala');
  for (const path of [
    '/',
    '/followers',
    '/notifications',
    '/settings/basic',
    '/settings/privacy',
    '/moderation/log',
    '/shortVideos',
    '/shortVideos/new',
    '/photos',
    '/wallet',
  ]) {
    await openWhole(page, path);
    await expectFits(page, 720, 960, 1180);
  }
});

test('SHELL-03 the names of the weeks are as large at any width, and none is over the next', async ({
  page,
}) => {
  await enterAs(page, 'amara', '/wallet');
  const line = page.getByRole('img', { name: /week/ });
  await expect(line).toBeVisible();
  for (const width of [390, 720, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const unreadable = () =>
      line.locator('svg > text').evaluateAll((texts) => {
        const boxes = texts.map((text) => text.getBoundingClientRect());
        return boxes.filter(
          ({ right, top, height }, index) =>
            height < 10 || boxes.slice(index + 1).some((next) => next.top === top && next.left < right + 4),
        ).length;
      });
    await expect.poll(unreadable, `at ${width}`).toBe(0);
  }
});
