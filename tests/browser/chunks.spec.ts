import type { Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../../server/seed/accounts';
import { expect, test } from './fixtures';
import { enterAs, fillInLogin, statusComplaint } from './people';

/** The browser's own messages about what does not load, and React's report of an error that a boundary has caught. */
const missing = [
  /Failed to (load resource|fetch dynamically imported module)/,
  statusComplaint(404),
  /PartFailure/,
];

const main = (page: Page) => page.getByRole('main');
const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Counts whole loads of the page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('SHELL-07 without a connection a page that was never opened says so, and everything else stays', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = missing;
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('article').first()).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  await openFromMenu(page, 'Help and support');
  await expect(main(page).getByText('Request failed')).toBeVisible();
  await context.setOffline(false);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('SHELL-07 the composer opens without a connection, and what has no code says so without losing the text', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = missing;
  const composer = Promise.all(
    ['writing', 'commenting', 'overlays'].map(async (chunk) => {
      const response = await page.waitForResponse(new RegExp(`/assets/${chunk}-.*\\.js$`));
      await response.finished();
    }),
  );
  await enterAs(page, 'yusuf');
  await composer;
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Post text').fill('Not to be lost');
  await dialog.getByRole('button', { name: 'Add GIF' }).click();
  await expect(dialog.getByText('Request failed')).toBeVisible();
  await expect(dialog.getByLabel('Post text')).toHaveValue('Not to be lost');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  expect(loads()).toBe(0);
});

test('SHELL-07 a login form can be checked although the server went away', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = missing;
  const rules = page.waitForResponse(/\/assets\/schemas-/);
  await page.goto('/login');
  await rules;
  const loads = countLoads(page);
  await context.setOffline(true);
  await fillInLogin(page, 'nobody', 'secret');
  await expect(page.getByText('Email not in a valid format or is unknown type.')).toBeVisible();
  await fillInLogin(page, demoEmail('yusuf'), demoPassword);
  await expect(page.getByText('Request failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoEmail('yusuf'));
  expect(loads()).toBe(0);
});

test('SHELL-07 code that stays missing ends at the error page: no reload, asked for once more', async ({
  page,
  complaints,
}) => {
  complaints.expected = missing;
  let asked = 0;
  await page.route(/\/assets\/HelpPage-.*\.js/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('article').first()).toBeVisible();
  const loads = countLoads(page);
  await openFromMenu(page, 'Help and support');
  await expect(page.getByRole('heading', { name: 'Oops, that was unexpected' })).toBeVisible();
  await openFromMenu(page, 'About');
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  // Preloaded, imported, and asked for once more.
  expect(asked).toBeLessThanOrEqual(3);
  expect(loads()).toBe(0);
});

test('SHELL-07 after a deploy the page is loaded anew, once', async ({ page, complaints }) => {
  complaints.expected = missing;
  await page.route(/\/assets\/HelpPage-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('article').first()).toBeVisible();
  // From now on the server's page names another entry.
  await page.route(/\/help$/, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    // A kept connection may be closed by the server in this very moment.
    const answer = await route.fetch({ maxRetries: 1 });
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/assets\/app-/, 'assets/new-'),
    });
  });
  const loads = countLoads(page);
  await openFromMenu(page, 'Help and support');
  await expect(page.getByRole('heading', { name: 'Oops, that was unexpected' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('SHELL-14 a start whose answer fails before its code has come shows the error and a retry', async ({
  page,
  complaints,
}) => {
  complaints.expected = missing;
  await page.route(/\/assets\/(members|StartingPage|FeedPage|memberRooms)-.*\.js/, async (route) => {
    await failed;
    return route.continue();
  });
  const failed = page.waitForResponse((answer) => answer.url().endsWith('/api/user/user/new'));
  await page.route('**/api/user/user/new', (route) => route.fulfill({ status: 404, json: {} }));
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/user/user/new');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'News feed', level: 1 })).toBeVisible();
});
