import { expect, expectAccessibleInBothThemes, expectNamesAsSeen, test } from './fixtures';
import { enterAs, logIn } from './people';

test('SHELL-03 SHELL-04 SHELL-13 a member finds their way: theme, search, profile, follow, log out', async ({
  page,
}) => {
  await logIn(page, 'yusuf');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('samir');
  // Letters that come slowly are answered each; his place is known once the whole name was looked for.
  const found = page.getByRole('option', { name: /Samir Haddad/ });
  await expect(page.getByRole('option').nth(1)).toContainText('Samir Haddad');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Samir Haddad' })).toBeFocused();

  const main = page.getByRole('main');
  const follow = main.getByRole('button', { name: 'Follow', exact: true });
  const state = main.getByRole('button', { name: /^(Follow|Following)$/ });
  await expect(state).toBeVisible();
  if ((await state.textContent())?.trim() === 'Following') {
    await state.click();
    await page.getByRole('menuitem', { name: 'Unfollow' }).click();
    await expect(follow).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await follow.click();
  await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/profile/samir');
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of ['/help', '/wallet', '/search?term=ma&tab=all', '/profile/jonina']) {
  test(`G11 SHELL-13 ${path} has no finding of axe in either theme`, async ({ page }) => {
    await enterAs(page, 'amara', path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    const rail = page.getByRole('complementary', { name: 'Suggestions' });
    // The wallet takes the whole width.
    const last = path === '/wallet' ? page.getByText('$3,120.55') : rail.getByRole('listitem').first();
    await expect(last).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
}

test('SHELL-13 the names in the account menu hold what is seen on them', async ({ page }) => {
  await enterAs(page, 'amara', '/about');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('group', { name: 'Online status' })).toBeVisible();
  await expectNamesAsSeen(page);
});

test('SHELL-13 the header works with the keyboard alone', async ({ page }) => {
  await enterAs(page, 'amara', '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  const stops = [
    page.getByRole('link', { name: 'Skip to the content' }),
    page.getByRole('link', { name: 'Kith, news feed' }),
    page.getByRole('combobox', { name: 'Search' }),
    page.getByRole('banner').getByRole('link', { name: 'Short videos' }),
    page.getByRole('button', { name: /^Notifications/ }),
    page.getByRole('button', { name: 'Account menu' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});

test('SHELL-03 small screens have a tab bar, whose menu holds the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'amara', '/about');
  const bar = page.getByRole('navigation', { name: 'Main, short' });
  await bar.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await bar.getByRole('link', { name: 'New post' }).click();
  await expect(page.getByRole('dialog', { name: 'Create post' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('SHELL-13 the names of all buttons hold what is seen on them, also for a member without a picture', async ({
  page,
}) => {
  await enterAs(page, 'bo-li', '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('BL')).toBeVisible();
  await expectNamesAsSeen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Main, short' })).toBeVisible();
  await expectNamesAsSeen(page);
});
