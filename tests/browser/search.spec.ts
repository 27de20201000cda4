import { expect, expectAccessible, test } from './fixtures';
import { enterAs } from './people';

test('SHELL-04 SHELL-13 SRCH-01 recent searches are offered, forgotten with keys or mouse, and accessible', async ({
  page,
}) => {
  await enterAs(page, 'mateo', '/search?term=slow');
  const box = page.getByRole('combobox', { name: 'Search' });
  const main = page.getByRole('main');
  for (const term of ['bread', 'slow']) {
    await box.fill(term);
    await box.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  }
  await expect(main.locator('mark').first()).toHaveText('Slow');
  await expect(main.getByRole('status').filter({ hasText: 'found' })).toHaveText(/^\d+ found$/);
  await box.fill('');
  const rows = page.getByRole('grid', { name: 'Recent searches' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await box.press('ArrowDown');
  await expectAccessible(page);
  await box.press('Delete');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove bread' }).click();
  await expect(rows).toHaveCount(0);
  await expect(box).toBeFocused();
});
