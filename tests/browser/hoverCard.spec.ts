import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enterAs } from './people';

/** Opens a member's page with a stopped clock. */
async function open(page: Page) {
  await page.clock.install();
  await enterAs(page, 'amara');
  const name = page
    .getByRole('article', { name: /^Post by (?!Amara)/ })
    .first()
    .getByRole('link')
    .filter({ hasText: /^(?!@)[\p{L}-]+ [\p{L}-]+$/u })
    .first();
  await expect(name).toBeVisible();
  await name.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const rest = async () => {
    await page.mouse.move(x + width / 2 - 3, y + height / 2);
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  const card = page.locator('[data-radix-popper-content-wrapper]');
  /** Repeats, because the code of the card and of what it holds loads on first intent. */
  const shows = (what = card) =>
    expect(async () => {
      await page.clock.runFor(50);
      await expect(what).toBeVisible({ timeout: 100 });
    }).toPass();
  return { name, rest, card, shows };
}

test('PROF-01 a card shows once the mouse has rested on a name for half a second, and stays under it', async ({
  page,
}) => {
  const { name, rest, card, shows } = await open(page);
  await rest();
  await page.clock.runFor(450);
  await expect(card).toHaveCount(0);
  await shows();
  await shows(card.getByRole('link', { name: (await name.textContent()) ?? '' }));
  await card.hover();
  await page.clock.runFor(2000);
  await expect(card).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/profile\//);
});

test('PROF-01 leaving closes the card, and a mouse that only crosses a name opens none', async ({ page }) => {
  const { rest, card, shows } = await open(page);
  await rest();
  await shows();
  await page.mouse.move(5, 5);
  await page.clock.runFor(100);
  await expect(card).toBeVisible();
  await page.clock.runFor(100);
  await expect(card).toHaveCount(0);

  await rest();
  await page.clock.runFor(400);
  await expect(card).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  await expect(card).toHaveCount(0);
});

test('PROF-01 Escape and scrolling close the card; a page that scrolls under the mouse opens none', async ({
  page,
}) => {
  const { name, rest, card, shows } = await open(page);
  await rest();
  await shows();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await rest();
  await shows();
  await page.evaluate(() => scrollBy(0, 40));
  await expect(card).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(500);

  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2 - 30);
  await page.evaluate(() => scrollBy(0, 30));
  await page.clock.runFor(2000);
  await expect(card).toHaveCount(0);
});

test('PROF-01 SHELL-13 the keyboard needs no card: the name is a link to all that it shows', async ({
  page,
}) => {
  const { name, card } = await open(page);
  await name.focus();
  await page.clock.runFor(2000);
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\//);
});
