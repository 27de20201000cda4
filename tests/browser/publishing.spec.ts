import { expect, expectAccessible, test } from './fixtures';
import { logIn } from './people';
import { readDown, reading, settled } from './scrolling';

const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;

test('POST-01 FEED-01 a post with two photos reaches another member, and a reload keeps it', async ({
  page,
  browser,
}) => {
  const text = `Two photos from the allotment ${Date.now()}`;
  await logIn(page, 'amara');
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const dialog = page.getByRole('dialog', { name: 'Create post' });
  await dialog.getByLabel('Post text').fill(text);
  await dialog.locator('input[type=file]').setInputFiles([photo('oranges'), photo('hills')]);
  await expect(dialog.getByRole('img', { name: 'Photo 2 of 2: hills.jpg' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move photo 2 left' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2: hills.jpg' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Post published.', { exact: true })).toBeVisible();
  const own = page.getByRole('article', { name: 'Post by Amara Nwosu' }).filter({ hasText: text });
  await expect(own).toBeVisible();

  await page.reload();
  await expect(own.getByRole('button', { name: 'Open photo 2 of 2' })).toBeVisible();
  const loaded = own.locator('img').nth(1);
  await expect
    .poll(() => loaded.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const other = await browser.newContext();
  const reader = await other.newPage();
  await logIn(reader, 'yusuf');
  const found = reader.getByRole('article', { name: 'Post by Amara Nwosu' }).filter({ hasText: text });
  await expect(found).toBeVisible();
  await found.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(found.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Shown at once; a reload may cut off the call that stores it.
  const stored = reader.waitForResponse(/\/api\/bookmark\//);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('button', { name: 'Saved' })).toBeVisible();
  await stored;
  await reader.reload();
  await expect(found.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(found.getByRole('button', { name: 'Saved' })).toBeVisible();
  await other.close();
});

test('POST-08 a photo is walked through by keys, traps the focus and gives it back', async ({ page }) => {
  await logIn(page, 'amara');
  const text = `Three of them ${Date.now()}`;
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const dialog = page.getByRole('dialog', { name: 'Create post' });
  await dialog.getByLabel('Post text').fill(text);
  await dialog.locator('input[type=file]').setInputFiles([photo('lake'), photo('sea'), photo('city')]);
  await expect(dialog.getByRole('img', { name: /Photo 3 of 3/ })).toBeVisible();
  await dialog.getByLabel('Post text').press('Control+Enter');
  const article = page.getByRole('article').filter({ hasText: text });
  const opener = article.getByRole('button', { name: 'Open photo 1 of 3' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  await expect(viewer.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await expect(page).toHaveURL(/photo=2/);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
});

test('SHELL-15 Back from a post finds the feed where it was left', async ({ page }) => {
  await logIn(page, 'amara');
  await readDown(page, 1500);
  const before = await page.evaluate(() => scrollY);
  const { post } = await reading(page);
  // Clicks by script, because Playwright would scroll a hidden link into view first.
  await page.evaluate((address) => {
    document.querySelector<HTMLElement>(`a[href="${address}"]:has(time)`)?.click();
  }, post);
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  await expect.poll(async () => (await reading(page).catch(() => ({ post: '' }))).post).toBe(post);
  await settled(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});
