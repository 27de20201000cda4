import { expect, expectAccessible, test, untilQuiet } from './fixtures';
import { enterAs, enterWith, joinAs } from './people';

const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;
const chosen = ['alpine', 'arches', 'ceramics', 'city', 'coast', 'coffee', 'dusk', 'forest', 'hills', 'lake'];

test('ALB-01 ALB-02 HOUR-04 an album is made, filled while one moves around, arranged and thinned out', async ({
  page,
}) => {
  const newcomer = await joinAs(page.request, 'Frames');
  await enterWith(page, newcomer.token, '/photos');
  const main = page.getByRole('main');
  await expect(main.getByText('No albums yet')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Create album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create album' });
  await dialog.getByLabel('Album name').fill('Plot seven');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create album' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Plot seven' })).toBeVisible();

  await main.locator('input[type=file]').setInputFiles(chosen.map(photo));
  const queue = page.getByRole('region', { name: 'Uploading' });
  await expect(queue.getByText(/Adding 10 photos|10 photos added/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News feed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  await expect(queue.getByText('10 photos added')).toBeVisible({ timeout: 60_000 });
  await queue.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photos' }).click();
  await expect(main.getByText('Public, 10 photos')).toBeVisible();
  await main.getByRole('link', { name: 'Plot seven' }).click();
  const cells = main.getByRole('grid', { name: 'Photos' }).getByRole('gridcell');
  await expect(cells).toHaveCount(10);
  await expectAccessible(page);

  const first = cells.nth(0).getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(main.getByText('3 of 10 selected')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Delete' }).click();
  await expect(cells).toHaveCount(7);
  await page.keyboard.press('z');
  await expect(cells).toHaveCount(10);

  await main.getByRole('button', { name: 'Order' }).click();
  await page.getByRole('menuitemradio', { name: 'By hand' }).click();
  const arranged = main.getByRole('list', { name: 'Photos in order' });
  await expect(arranged.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const wanted = await arranged.getByRole('button').first().getAttribute('data-photo');
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await arranged.getByRole('listitem').first().dragTo(arranged.getByRole('listitem').nth(3));
  await stored;
  await main.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(cells).toHaveCount(10);
  await expect(cells.nth(3).getByRole('button').first()).toHaveAttribute('data-photo', wanted ?? '');
});

test('ALB-02 photos are seen on a phone in the dark, in full with their neighbours, and Back closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'amara', '/photos?view=all');
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await cells.nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/photo=/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/photos\?view=all$/);
});

test('ALB-02 the grid holds few nodes and nothing in it moves while pictures come', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const page = document.querySelector('main');
        if (!hadRecentInput && sources.some(({ node }) => page?.contains(node) === true))
          Reflect.set(globalThis, 'moved', (Reflect.get(globalThis, 'moved') as number) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/files/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  await enterAs(page, 'amara', '/photos?view=all');
  const grid = page.getByRole('grid', { name: 'Photos' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await untilQuiet(page);
  expect(await grid.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThanOrEqual(700);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved') as number)).toBeLessThanOrEqual(0.02);
});
