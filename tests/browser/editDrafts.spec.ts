import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { keptIn, openObserver, typeUntilKept } from './kept';
import { enterAs } from './people';

const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;

async function publishAndOpen(page: Page, text: string, photos: string[]): Promise<void> {
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const composer = page.getByRole('dialog', { name: 'Create post' });
  await composer.getByLabel('Post text').fill(text);
  await composer.locator('input[type=file]').setInputFiles(photos.map(photo));
  await composer.getByRole('button', { name: 'Publish' }).click();
  const post = page.getByRole('article').filter({ hasText: text });
  await post
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page).toHaveURL(/\/post\//);
  // Beside it, the rail shows others of the author.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
}

test('G1 POST-04 POST-09 an edit of a post comes back with its photos after the tab was killed', async ({
  page,
  context,
}) => {
  await enterAs(page, 'hala');
  const text = `To be edited ${Date.now()}`;
  await publishAndOpen(page, text, ['lake', 'sea']);
  const address = page.url();

  await page.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click();
  await dialog.locator('input[type=file]').setInputFiles(photo('hills'));
  await dialog.getByRole('button', { name: 'Move photo 2 left' }).click();
  await dialog.getByLabel('Post text').press('End');
  const observer = await openObserver(context);
  expect(await typeUntilKept(page, observer, ', then some', `${text}, then some`)).toBeLessThan(500);
  await expect.poll(() => keptIn(observer)).toMatch(/photo\//);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('button', { name: 'Post options' }).click();
  await again.getByRole('menuitem', { name: 'Edit' }).click();
  const reopened = again.getByRole('dialog', { name: 'Edit post' });
  await expect(reopened.getByText('Draft restored')).toBeVisible();
  await expect(reopened.getByLabel('Post text')).toHaveValue(`${text}, then some`);
  for (const name of [/^Photo 1 of 2: hills\.jpg$/, /^Photo 2 of 2/]) {
    const shown = reopened.getByRole('img', { name });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  await reopened.getByRole('button', { name: 'Save changes' }).click();
  await expect(again.getByText('Post saved.', { exact: true })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Open photo 2 of 2' })).toBeVisible();
  await expect.poll(() => keptIn(observer)).not.toMatch(/draft\/|photo\//);
});

test('G1 CMT-05 CMT-06 an edit of a comment comes back with its photo after the tab was killed', async ({
  page,
  context,
}) => {
  await enterAs(page, 'hala');
  const text = `Worth a word ${Date.now()}`;
  await publishAndOpen(page, `About ${text}`, []);
  const address = page.url();
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.keyboard.press('Enter');
  const comment = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });
  await comment.getByRole('button', { name: 'Comment options' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByRole('textbox', { name: 'Comment text' });
  await page
    .getByRole('article')
    .filter({ has: field })
    .last()
    .locator('input[type=file]')
    .setInputFiles(photo('lake'));
  await expect(page.getByRole('img', { name: 'Photo: lake.jpg' })).toBeVisible();
  await field.press('End');
  const observer = await openObserver(context);
  expect(await typeUntilKept(page, observer, ' or two', `${text} or two`)).toBeLessThan(500);
  await expect.poll(() => keptIn(observer)).toMatch(/photo\//);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  const found = again.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });
  await found.getByRole('button', { name: 'Comment options' }).click();
  await again.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(again.getByRole('textbox', { name: 'Comment text' })).toHaveValue(`${text} or two`);
  await expect(again.getByText('Draft restored')).toBeVisible();
  await expect(again.getByRole('img', { name: 'Photo: lake.jpg' })).toBeVisible();
  await again.getByRole('button', { name: 'Save changes' }).click();
  const saved = again.getByRole('article', { name: /^Comment by/ }).filter({ hasText: `${text} or two` });
  await expect(saved.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible();
  await expect.poll(() => keptIn(observer)).not.toMatch(/draft\/|photo\//);
});
