import { TOTP } from 'otpauth';
import { expect, expectAccessible, test, untilQuiet } from './fixtures';
import { enterAs, fillInLogin, signUp, statusComplaint } from './people';

const tabs = ['basic', 'security', 'security/twoFactor', 'privacy', 'notification', 'blockchain'];

for (const tab of tabs) {
  test(`G11 SET-01 SHELL-13 /settings/${tab} has no finding of axe in either theme`, async ({ page }) => {
    await enterAs(page, 'amara', `/settings/${tab}`);
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('main :is(form, h2)').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current]')).toBeInViewport(
      {
        ratio: 1,
      },
    );
  });
}

test('SHELL-13 the largest text fits a phone, and compact lists show more', async ({ page }) => {
  await enterAs(page, 'amara', '/settings/basic');
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  const posts = page.getByRole('article');
  const heightOf = () => posts.first().evaluate((post) => post.getBoundingClientRect().height);
  await choose('Larger');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/settings/basic',
    '/',
    '/people/followers',
    '/groups',
    '/notifications',
    '/photos',
    '/wallet',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await expect(posts.first()).toBeVisible();
  await untilQuiet(page);
  const comfortable = await heightOf();
  await page.goto('/settings/basic');
  await choose('Compact');
  await page.goto('/');
  await expect(posts.first()).toBeVisible();
  await untilQuiet(page);
  expect(await heightOf()).toBeLessThan(comfortable);
});

test('G9 SET-04 SHELL-13 a privacy setting is changed with the keyboard alone, and asked about before it is left', async ({
  page,
}) => {
  await signUp(page, 'Keziah');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  // Shortcuts start a moment after the first paint.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page).toHaveURL(/\/settings/, { timeout: 500 });
  }).toPass();
  const reach = async (name: string, role: 'link' | 'combobox' | 'button') => {
    const target = page.getByRole('main').getByRole(role, { name });
    await expect(target).toBeVisible();
    for (let stop = 0; stop < 40; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return target;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach "${name}"`);
  };
  await reach('Privacy', 'link');
  await page.keyboard.press('Enter');
  const media = await reach('Photos and videos', 'combobox');
  await page.keyboard.press('End');
  await expect(media).toHaveValue('no_one');
  await expect(media).toHaveAccessibleDescription('Nobody else can see your photos and videos.');
  await expect(page.getByText(/^A stranger sees/).first()).toHaveText(
    /They do not see .*your photos and videos/,
  );
  await expect(page.getByText('Photos and videos: Everyone → No one')).toBeVisible();
  const stored = await page.evaluate(async () => {
    const headers = { 'X-Token': localStorage.getItem('kith.token') ?? '' };
    return (await fetch('/api/user/user/new', { headers })).json() as Promise<{ privacy: { media: string } }>;
  });
  expect(stored.privacy.media).toBe('everyone');

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await reach('Save changes', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await expect(media).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Photos and videos')).toHaveValue('no_one');
});

test('TFA-03 SHELL-13 two-factor is set up with the keyboard alone, and asked for at the next login', async ({
  page,
}) => {
  const { email, password } = await signUp(page, 'Tobiah');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  await page.goto('/settings/security/twoFactor');
  const press = async (name: string) => {
    const button = page.getByRole('main').getByRole('button', { name });
    for (let stop = 0; stop < 20; stop += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const method = page.getByRole('radio', { name: /^Authentication app/ });
  await method.focus();
  await press('Continue');
  const key = page.locator('code');
  await expect(key).toBeVisible();
  const totp = new TOTP({ secret: (await key.innerText()).replaceAll(' ', '') });
  await press('Continue');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(totp.generate());
  await expect(page.getByRole('list', { name: 'Methods in use' })).toContainText('Default');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await fillInLogin(page, email, password);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
});

test('SHELL-12 another tab follows a logout within a second, and a login as somebody else', async ({
  context,
  page,
  complaints,
}) => {
  complaints.expected.push(statusComplaint(401));
  await enterAs(page, 'samir');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings/basic');
  await expect(other.getByLabel('First name')).toHaveValue('Samir');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 1000 });
  await expect(other).toHaveURL(/\/login$/);

  await fillInLogin(page, 'yusuf@kith.example', 'Good-neighbour-7');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  await other.goto('/settings/basic');
  await expect(other.getByLabel('First name')).toHaveValue('Yusuf');
});

test('SHELL-12 API-06 a token refused in one tab and a new login of the same member leave what another tab shows and typed', async ({
  context,
  page,
  complaints,
}) => {
  complaints.expected.push(statusComplaint(401), /net::ERR_FAILED/);
  // The event stream would tell of the logout before any call is refused.
  await context.route('**/api/stream', (route) => route.abort());
  await enterAs(page, 'leilani', '/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings/basic');
  const bio = other.getByLabel('Bio');
  await bio.fill('Typed before the token was refused');
  // Lets the tab's own requests finish first, since they would be refused too.
  await untilQuiet(other);
  await other.route('**/api/**', (route) => route.abort());
  const token = await page.evaluate(() => localStorage.getItem('kith.token') ?? '');
  await page.request.post('/api/users/logout', { headers: { 'X-Token': token } });

  await main.getByRole('link', { name: 'Followers' }).click();
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await expect(again).toBeVisible();
  await expect(bio).toHaveValue('Typed before the token was refused');
  await other.unrouteAll();
  await again.getByLabel('Password', { exact: true }).fill('Good-neighbour-7');
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Followers' })).toBeVisible();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Your changes are saved.')).toBeAttached();
  await expect(bio).toHaveValue('Typed before the token was refused');
});
