import { expect, expectAccessible, test } from './fixtures';
import { demoPassword } from '../../server/seed/accounts';
import { enterAs, statusComplaint } from './people';

/** Looks of different members, since they run side by side. */
const looks = [
  { scheme: 'light', width: 1440, member: 'amara' },
  { scheme: 'dark', width: 1440, member: 'yusuf' },
  { scheme: 'light', width: 390, member: 'noor' },
  { scheme: 'dark', width: 390, member: 'ines' },
] as const;

for (const { scheme, width, member } of looks) {
  test(`G6 HOUR-05 API-06 a login opens over the page and goes on with it, ${scheme} at ${width}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expected = [statusComplaint(401)];
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, member);
    const posts = page.getByRole('article');
    await expect(posts.nth(2)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/about');
    await expect(other.getByRole('main')).toBeVisible();

    await page.bringToFront();
    // Posts of others alone can be liked.
    const others = posts.filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
    const like = others.nth(1).getByRole('button', { name: 'Like', exact: true });
    const wasPressed = await like.getAttribute('aria-pressed');
    await like.evaluate((button) => {
      button.scrollIntoView();
      scrollBy(0, -200);
    });
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(100);
    const token = await page.evaluate(() => localStorage.getItem('kith.token') ?? '');
    const votes: boolean[] = [];
    await page.route('**/api/vote/**', async (route) => {
      const isDead = route.request().headers()['x-token'] === token;
      votes.push(isDead);
      if (isDead) await route.fulfill({ status: 401, json: { dictionary_code: 'unauthorized' } });
      else await route.continue();
    });

    await like.click();
    const cover = page.getByRole('dialog', { name: 'Log in again' });
    await expect(cover).toBeVisible();
    await expect(cover.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(posts).toHaveCount(0);
    await expect(page.getByText('News feed').first()).toBeHidden();
    await page.request.post('/api/users/logout', { headers: { 'X-Token': token } });
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/loginOver-${scheme}-${width}.png` });
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 500);
    await expect(cover).toBeVisible();

    // The other tab covers itself, too, and is uncovered by the login here.
    await other.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
    await expect(other.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
    await page.bringToFront();
    await cover.getByLabel('Password', { exact: true }).fill(demoPassword);
    await cover.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(cover).toBeHidden();
    await expect(like).toHaveAttribute('aria-pressed', wasPressed === 'true' ? 'false' : 'true');
    await expect(like).toBeFocused();
    expect(votes).toEqual([true, false]);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
    await expect(other.getByRole('dialog', { name: 'Log in again' })).toBeHidden();
    await expect(other.getByRole('main')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
}

test('HOUR-05 API-06 without the code of the login the session ends as before', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(401), /Failed to load resource/];
  await enterAs(page, 'amara', '/settings/basic');
  await expect(page.getByRole('form', { name: 'Basic information' })).toBeVisible();
  await page.route('**/assets/LoginCover-*.js', (route) => route.abort());
  const token = await page.evaluate(() => localStorage.getItem('kith.token') ?? '');
  await page.request.post('/api/users/logout', { headers: { 'X-Token': token } });
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
