import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { keptIn, openObserver, typeUntilKept } from './kept';
import { enterAs } from './people';

const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;
const opener = (page: Page) => page.getByRole('button', { name: "What's on your mind?" });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openComposer(page: Page) {
  await opener(page).click();
  return page.getByRole('dialog', { name: 'Create post' });
}

/** Over 10 MB together: bytes after a picture's end are ignored. */
function largePictures() {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const buffer = Buffer.concat([pixel, Buffer.alloc(6 * 1024 * 1024)]);
  return ['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
}

test('VAL-04 leaving by a link, by Back or by closing asks while more than 10 MB are uploading', async ({
  page,
}) => {
  await page.route('**/upload', () => new Promise(() => undefined));
  await enterAs(page, 'amara', '/about');
  await main(page).getByRole('link', { name: 'News feed' }).click();
  const dialog = await openComposer(page);
  await dialog.locator('input[type=file]').setInputFiles(largePictures());
  await expect(dialog.getByText(/^Uploading 12\.0 MB\./)).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Leave while photos are uploading?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo 2 of 2: b.png' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await main(page).getByRole('link', { name: 'Help and support' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await closing;

  await page.goBack();
  await question.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await main(page).getByRole('link', { name: 'Help and support' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('G1 POST-09 text, photos and their order come back after the tab was killed while typing', async ({
  page,
  context,
}) => {
  await enterAs(page, 'hala');
  const dialog = await openComposer(page);
  await dialog.locator('input[type=file]').setInputFiles([photo('oranges'), photo('hills')]);
  await dialog.getByRole('button', { name: 'Move photo 2 left' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2: hills.jpg' })).toBeVisible();
  await dialog.getByLabel('Post text').focus();
  const observer = await openObserver(context);
  expect(await typeUntilKept(page, observer, 'Half a thought', 'Half a thought')).toBeLessThan(500);
  await expect.poll(() => keptIn(observer)).toMatch(/photo\/.*photo\//);
  await page.close();

  const again = await context.newPage();
  await enterAs(again, 'hala');
  const reopened = await openComposer(again);
  await expect(reopened.getByLabel('Post text')).toHaveValue('Half a thought');
  await expect(reopened.getByText('Draft restored')).toBeVisible();
  const first = reopened.getByRole('img', { name: 'Photo 1 of 2: hills.jpg' });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect(reopened.getByRole('img', { name: 'Photo 2 of 2: oranges.jpg' })).toBeVisible();
  await expect(reopened.getByRole('progressbar')).toHaveCount(0);
  await reopened.getByRole('button', { name: 'Publish' }).click();
  await expect(again.getByText('Post published.', { exact: true })).toBeVisible();
  const post = again.getByRole('article').filter({ hasText: 'Half a thought' });
  await expect(post.getByRole('button', { name: 'Open photo 2 of 2' })).toBeVisible();
});

test('SHELL-13 the focus stays in the composer when what had it goes', async ({ page }) => {
  await enterAs(page, 'hala');
  const dialog = await openComposer(page);
  await dialog.locator('input[type=file]').setInputFiles([photo('oranges'), photo('hills')]);
  await dialog.getByRole('button', { name: 'Remove photo 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 1: oranges.jpg' })).toBeVisible();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await openComposer(page);
  await dialog.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Draft restored')).toBeHidden();
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('POST-09 a second tab on the same wall never writes over the draft of the first', async ({
  page,
  context,
}) => {
  await enterAs(page, 'yusuf');
  const here = await openComposer(page);
  await here.getByLabel('Post text').fill('Written here');
  const other = await context.newPage();
  await other.goto('/');
  const there = await openComposer(other);
  await expect(there.getByLabel('Post text')).toHaveValue('Written here');
  await there.getByLabel('Post text').fill('Changed there');
  await here.getByLabel('Post text').fill('Changed here');
  await expect(here.getByText('This draft was changed in another tab.')).toBeVisible();
  await here.getByRole('button', { name: 'Use the other one' }).click();
  await expect(here.getByLabel('Post text')).toHaveValue('Changed there');
  await here.getByRole('button', { name: 'Discard' }).click();
  await expect(here.getByLabel('Post text')).toHaveValue('');
});

test('POST-01 what could not be sent stays over a reload and is sent once when the connection returns', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = [/Failed to load resource/];
  const text = `Written on the train ${Date.now()}`;
  await enterAs(page, 'amara');
  await expect(page.getByRole('article').first()).toBeVisible();
  let dialog = await openComposer(page);
  await dialog.locator('input[type=file]').setInputFiles(photo('oranges'));
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  dialog = await openComposer(page);
  await dialog.getByLabel('Post text').fill(text);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const unsent = page.getByRole('list', { name: 'Posts that are not sent' });
  await expect(unsent.getByText('Not sent')).toBeVisible();
  await expect(unsent.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Post published.', { exact: true })).toBeVisible();
  await expect(unsent).toHaveCount(0);

  await page.route('**/api/post/user/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  dialog = await openComposer(page);
  await dialog.getByLabel('Post text').fill(`${text}, again`);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(unsent.getByText('Not sent')).toBeVisible();
  await page.unroute('**/api/post/user/*');
  await page.reload();
  const own = page.getByRole('article', { name: 'Post by Amara Nwosu' });
  await expect(own.filter({ hasText: `${text}, again` })).toHaveCount(1);
  await expect(own.filter({ hasText: text })).toHaveCount(2);
  await expect(unsent).toHaveCount(0);
});

test('POST-02 POST-03 a GIF by keyboard and a preview of a link', async ({ page, complaints }) => {
  complaints.expected = [/status of 422/];
  await enterAs(page, 'amara');
  const dialog = await openComposer(page);
  await dialog.getByRole('button', { name: 'Add GIF' }).click();
  await expect(dialog.getByRole('searchbox', { name: 'Search GIFs' })).toBeFocused();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('option').first()).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove GIF' })).toBeVisible();
  await dialog.getByLabel('Post text').fill('Nothing there: http://127.0.0.1:9/');
  await expect(dialog.getByText('No preview could be loaded for this link.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Post published.', { exact: true })).toBeVisible();
});

test('HOUR-08 an emoji is found by a word, picked by keyboard, and stands among those picked last', async ({
  page,
}) => {
  await enterAs(page, 'hala');
  const dialog = await openComposer(page);
  await dialog.getByRole('button', { name: 'Add emoji' }).click();
  const search = page.getByRole('searchbox', { name: 'Search emoji' });
  await expect(search).toBeFocused();
  await page.keyboard.type('hedgehog');
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(search).toHaveCount(0);
  await expect(dialog.getByLabel('Post text')).toHaveValue('🦔');

  await dialog.getByRole('button', { name: 'Add emoji' }).click();
  const dark = page.getByRole('radio', { name: 'Dark skin tone', exact: true });
  // The panel takes a tone over a moment after the press.
  await dark.click();
  await expect(dark).toBeChecked();
  await search.fill('waving');
  await page.getByRole('gridcell', { name: 'Waving hand', exact: true }).click();
  await expect(dialog.getByLabel('Post text')).toHaveValue('🦔👋🏿');
  await page.reload();
  await (await openComposer(page)).getByRole('button', { name: 'Add emoji' }).click();
  const last = page.getByRole('region', { name: 'Picked last' });
  await expect(last.getByRole('button')).toHaveCount(2);
  await expect(last.getByRole('button').first()).toHaveText('👋🏿');
  await expect(dark).toBeChecked();
  await search.fill('no such thing');
  await expect(page.getByText('No emoji for “no such thing”.')).toBeVisible();
});
