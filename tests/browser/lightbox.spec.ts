import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { enterAs } from './people';

/** 1 when the photo fits the window. */
const scaleOf = (viewer: Locator) =>
  viewer
    .getByRole('img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image.parentElement as Element).transform).a);

async function openFirstPhoto(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: /^Open photo 1 of / }).first();
  await expect(async () => {
    if ((await opener.count()) === 0) await page.mouse.wheel(0, 800);
    await expect(opener).toBeVisible({ timeout: 500 });
  }).toPass();
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  return viewer;
}

test('POST-08 a photo is zoomed by buttons, keys and the wheel, and shown whole again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(720, 450);
  await enterAs(page, 'amara');
  const viewer = await openFirstPhoto(page);
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
  const { search } = new URL(page.url());
  await page.keyboard.press('ArrowRight');
  expect(new URL(page.url()).search).toBe(search);
  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(viewer)).toBe(1);
  for (const key of ['+', '=']) {
    await page.keyboard.press(key);
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
  }
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(viewer)).toBe(1);
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});
