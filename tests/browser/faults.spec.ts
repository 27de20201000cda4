import { expect, test } from './fixtures';
import { demoEmail, demoPassword } from '../../server/seed/accounts';
import { enterAs, fillInLogin, statusComplaint } from './people';

const failures = [/Failed to load resource/, statusComplaint(500), statusComplaint(503)];
const feed = { name: 'News feed', level: 1 } as const;

test('API-06 an expired token leads to the login, and back to the same page afterwards', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(401)];
  await page.addInitScript(() => {
    if (sessionStorage.getItem('entered') === null) localStorage.setItem('kith.token', 'expired');
    sessionStorage.setItem('entered', 'yes');
  });
  await page.goto('/about');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kith.token'))).toBeNull();
  await fillInLogin(page, demoEmail('yusuf'), demoPassword);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test('API-03 a call that does not get through: the feed says so and recovers by its retry', async ({
  page,
  complaints,
}) => {
  complaints.expected = failures;
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/api/post/news*', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByText('Request failed')).toBeVisible();
  await page.unroute('**/api/post/news*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('API-03 a server that answers 500 leaves the frame usable', async ({ page, complaints }) => {
  complaints.expected = failures;
  await page.route('**/api/post/news*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, dictionary_code: 'genericError', message: '' } }),
  );
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('main').getByText('Something went wrong')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('API-07 HTML instead of JSON becomes the error state of that list', async ({ page }) => {
  await page.route('**/api/post/news*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  );
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('main').getByText('Request failed')).toBeVisible();
  await expect(page.getByRole('heading', feed)).toBeVisible();
});

test('SHELL-08 a start while the server is away offers another try', async ({ page, complaints }) => {
  complaints.expected = failures;
  await page.route('**/api/user/user/new', (route) => route.abort());
  await enterAs(page, 'yusuf');
  await expect(page.getByText('Request failed')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/user/user/new');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', feed)).toBeVisible();
});
