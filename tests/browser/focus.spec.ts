import { expect, test } from './fixtures';
import { demoEmail, demoPassword } from '../../server/seed/accounts';
import { enterAs, fillInLogin, signUp } from './people';

test('SHELL-13 the login leads the focus to the heading of the feed, and the end of the session to the first field', async ({
  page,
}) => {
  await page.goto('/login');
  await fillInLogin(page, demoEmail('yusuf'), demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('SHELL-13 pages that are one form take the focus in their first field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Sign up' }).last().click();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('SHELL-13 whoever confirmed their address and logs in has the focus in the page', async ({ page }) => {
  await signUp(page, 'Focus');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeFocused();
});

test('SHELL-13 after Back the link that was left has the focus again, where it stood', async ({ page }) => {
  await enterAs(page, 'amara', '/');
  const feed = page.getByRole('feed', { name: 'News feed' });
  const times = feed.getByRole('article').locator('a:has(time)');
  await expect(times.first()).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  // By its address: rows that come and go while scrolling change what stands at a place.
  const href = (await times.nth(3).getAttribute('href')) ?? '';
  const left = feed.locator(`a:has(time)[href="${href}"]`);
  await left.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Post/ })).toBeFocused();
  await page.goBack();
  await expect(left).toBeFocused();
  await expect(left).toBeInViewport();
});

test('SHELL-13 after Back the link has the focus again, too, when the page was left before the code that moves the focus was there', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/RouteFocus-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await enterAs(page, 'amara', '/');
  const left = page.getByRole('feed', { name: 'News feed' }).locator('a:has(time)').first();
  await left.click();
  const heading = page.getByRole('heading', { level: 1, name: /^Post/ });
  await expect(heading).toBeVisible();
  release();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(left).toBeFocused();
});
