import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures';
import { expect, test } from './migrationWorld';

/** Answer of the server for a term. */
const said = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('+ dd');

/** Opens the link of a page in the tab that it is for. */
async function follow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  return opened;
}

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const)
  test(`MIG-08 the migration that was sent is found on the chain, ${colorScheme} at ${width}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await world.connected();
    await world.submit('30.000000000000000001');
    await world.wallet.approve();
    const hash = await world.wallet.approve();
    await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();

    const shown = await follow(page, 'View the transaction');
    await shown.emulateMedia({ colorScheme });
    await shown.setViewportSize({ width, height: 844 });
    await expect(shown.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible();
    await expect(said(shown, 'Hash')).toHaveText(hash);
    await expect(said(shown, 'Status')).toHaveText('Confirmed');
    await expect(said(shown, 'Request')).toHaveText(
      'Convert 30.000000000000000001 ONG into 30.000000000000000001 KITH',
    );
    await expectAccessible(shown);
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await said(shown, 'To').getByRole('link').click();
    await expect(shown.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
    await expect(said(shown, 'totalSupply\\(\\)')).toHaveText('30.000000000000000001 KITH');
    await expectAccessible(shown);
    await shown.getByRole('link', { name: 'Back to the token swap' }).click();
    await expect(shown).toHaveURL('/migration/');
  });

test('MIG-13 the contracts on the page lead to what they say of themselves', async ({ page, world }) => {
  await world.connected();
  await page.getByText('Contracts', { exact: true }).click();
  const shown = await follow(page, world.server.oldToken);
  await expect(said(shown, 'Contract')).toHaveText('the old ONG token');
  await expect(said(shown, 'cap\\(\\)')).toHaveText('1000000000 ONG');
});

test('MIG-08 a hash that the chain does not know is a page with a way back', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expected.push(/status of 404/);
  const answer = await page.goto(`${server.base}/chain/tx/0x${'0'.repeat(64)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Transaction not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the token swap' }).click();
  await expect(page).toHaveURL('/migration/');
});
