import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectAccessible, test } from './fixtures';
import { joinAs } from './people';

const mostActions = 6;
const mostMs = 20_000;

/** Goes on by Tab to the next control of this name and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const { activeElement } = document;
      const isButton = activeElement?.tagName === 'BUTTON' && activeElement.closest('main') !== null;
      return isButton && activeElement.textContent === wanted;
    }, name);
  for (let tabs = 0; tabs < 200; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return page.keyboard.press('Enter');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('HOUR-01 a newcomer has a feed of ten posts in six actions and twenty seconds, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const { email, password } = await joinAs(page.request, 'Nia');
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  const start = Date.now();
  let actions = 0;
  const act = async (work: () => Promise<void>) => {
    actions += 1;
    await work();
  };
  await act(async () => {
    await page.keyboard.insertText(email);
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.insertText(password);
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('heading', { name: 'Your first edition' })).toBeVisible();
  const people = page.getByRole('region', { name: 'Neighbours' });
  await expect(people.getByRole('article')).toHaveCount(9);
  for (const count of [1, 2, 3]) {
    await act(() => press(page, 'Follow'));
    await expect(people.getByRole('button', { name: 'Following' })).toHaveCount(count);
  }
  await act(() => press(page, 'Print my paper'));
  const heading = page.getByRole('heading', { name: 'News feed', level: 1 });
  await expect(heading).toBeFocused();
  const posts = page.getByRole('feed', { name: 'News feed' }).getByRole('article');
  await expect(posts.first()).toBeVisible();
  const count = async () => Number(await posts.first().getAttribute('aria-setsize'));
  await expect.poll(async () => (await count()) === -1 || (await count()) >= 10).toBe(true);
  expect(actions).toBeLessThanOrEqual(mostActions);
  expect(Date.now() - start).toBeLessThan(mostMs);
  await expect(page.getByRole('region', { name: 'Three small things' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Write it');
  await expect(page.getByRole('textbox', { name: 'One line about you' })).toBeFocused();
});

test('HOUR-01 HOUR-02 the first edition and Discover are accessible, and nothing moves while they load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(Reflect.get(globalThis, 'moved'));
        if (Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(globalThis, 'moved', moved + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')));
  const { token } = await joinAs(page.request, 'Nia');
  await page.addInitScript((value) => localStorage.setItem('kith.token', value), token);
  for (const path of ['/discover', '/discover/people', '/discover/tags', '/discover/groups']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').nth(8)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await moved()).toBeLessThan(0.02);
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Neighbours' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
