import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enterAs } from './people';
import config from './playwright.config';

// Scroll bars that take room, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Colours at the right edge of the window and just left of the gutter, as they are on the screen. */
async function edge(page: Page): Promise<[gutter: number[], page: number[]]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const at = (x: number) => [...(context?.getImageData(x, 450, 1, 1).data ?? [])];
    return [at(image.width - 4), at(image.width - 24)];
  }, picture);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`dialog and photo leave no bright strip at the edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await enterAs(page, 'amara', '/');
    const near = async () => {
      const [gutter, ground] = await edge(page);
      return Math.max(...gutter.map((value, channel) => Math.abs(value - (ground[channel] ?? 0))));
    };
    await page.getByRole('button', { name: /What's on your mind/ }).click();
    await expect(page.getByRole('dialog', { name: 'Create post' })).toBeVisible();
    await expect.poll(near).toBeLessThanOrEqual(3);
    await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: /^Open photo 1 of / }).first();
    await expect(async () => {
      if ((await opener.count()) === 0) await page.mouse.wheel(0, 800);
      await expect(opener).toBeVisible({ timeout: 500 });
    }).toPass();
    await opener.click();
    await expect(
      page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ }).getByRole('button', { name: 'Zoom in' }),
    ).toBeEnabled();
    await expect.poll(near).toBeLessThanOrEqual(3);
  });
}
