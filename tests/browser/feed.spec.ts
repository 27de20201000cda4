import { expect, expectAccessible, test } from './fixtures';
import { enterAs, tokenOf } from './people';
import { readDown, reading, settled } from './scrolling';

test.beforeEach(async ({ page }) => {
  await page.mouse.move(720, 450);
});

test('SHELL-15 a reload of the tab finds the same post at the same place', async ({ page }) => {
  await enterAs(page, 'amara');
  await readDown(page, 7000);
  const before = await reading(page);
  await page.reload();
  await expect
    .poll(async () => (await reading(page).catch(() => ({ post: '' }))).post, { timeout: 15_000 })
    .toBe(before.post);
  await settled(page);
  const after = await reading(page);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
});

test('FEED-03 what came is inserted above, and what is read does not move', async ({ page, request }) => {
  const text = `Fresh from the oven ${Date.now()}`;
  await enterAs(page, 'amara');
  await readDown(page, 7000);
  const token = await tokenOf(request, 'yusuf');
  const me = await request.get('/api/user/user/new', { headers: { 'X-Token': token } });
  const { id } = (await me.json()) as { id: string };
  const published = await request.post(`/api/post/user/${id}`, {
    headers: { 'X-Token': token },
    data: { post: text, gif_link: null, preview: null, photos: [] },
  });
  expect(published.status()).toBe(201);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('button', { name: /^\d+ new posts?$/ });
  await expect(offer).toBeVisible();
  await settled(page);
  const before = await reading(page);
  await offer.click();
  const toNewest = page.getByRole('button', { name: 'Newest posts' });
  await expect(toNewest).toBeVisible();
  await settled(page);
  const after = await reading(page);
  expect(after.post).toBe(before.post);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
  await toNewest.click();
  await expect(page.getByText(text)).toBeInViewport();
  await expect(toNewest).toBeHidden();
  await expect(page.getByText('You were here')).toBeVisible();
  await expectAccessible(page);
});

test('SHELL-13 the feed is read, liked and commented by single keys', async ({ page }) => {
  await enterAs(page, 'amara');
  const others = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
  await others.first().waitFor();
  const isOthers = () =>
    page.evaluate(() => document.activeElement?.matches('article:has([data-shortcut="save"])') === true);
  await expect(async () => {
    await page.keyboard.press('j');
    expect(await isOthers()).toBe(true);
  }).toPass();
  const current = page.locator('article:focus');
  await expect(current).toBeVisible();
  const like = current.getByRole('button', { name: 'Like', exact: true });
  const before = await like.getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await page.keyboard.press('l');
  await expect(like).toHaveAttribute('aria-pressed', before ?? 'false');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
  await page.keyboard.type('jjj');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('jjj');
});

test('SHELL-13 twenty-five posts down and back by keys, and the focus is never lost', async ({ page }) => {
  await enterAs(page, 'amara');
  await page.getByRole('article').first().waitFor();
  const focusedIndex = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? NaN),
    );
  // Shortcuts start a moment after the first paint.
  await expect(async () => {
    await page.keyboard.press('j');
    expect(await focusedIndex()).not.toBeNaN();
  }).toPass();
  const start = await focusedIndex();
  for (let step = 1; step <= 25; step += 1) {
    await expect(async () => {
      if ((await focusedIndex()) < start + step) await page.keyboard.press('j');
      expect(await focusedIndex()).toBe(start + step);
    }).toPass();
  }
  for (let step = 24; step >= 0; step -= 1) {
    await page.keyboard.press('k');
    expect(await focusedIndex()).toBe(start + step);
  }
});

test('SHELL-13 the help lists the shortcuts and switches them off', async ({ page }) => {
  await enterAs(page, 'amara');
  await page.getByRole('article').first().waitFor();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
