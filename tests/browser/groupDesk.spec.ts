import type { APIRequestContext, Page } from '@playwright/test';
import { seedMembers } from '../../server/seed/content/members';
import { expect, expectAccessible, test, untilQuiet } from './fixtures';
import { enterWith, joinAs, tokenOf, type Newcomer } from './people';

interface Founded {
  id: string;
  path: string;
  founder: Newcomer;
}

/** Founds a private group over the API. */
async function found(request: APIRequestContext, firstName: string): Promise<Founded> {
  const founder = await joinAs(request, firstName);
  const headers = { 'X-Token': founder.token };
  const { lists } = (await (await request.get('/api/dict', { headers })).json()) as {
    lists: { group_categories: { id: string }[] };
  };
  const category = lists.group_categories[0]?.id;
  const fields = { userId: founder.id, privacy: 1, category, description: '', post_group: 'member' };
  const answer = await request.post('/api/groups', {
    headers,
    data: { ...fields, name: `Desk of ${founder.permalink}` },
  });
  const { id, permalink } = (await answer.json()) as { id: string; permalink: string };
  return { id, path: `/group/${permalink}/members?tab=requests`, founder };
}

/** Members who log in with a password alone. */
const able = seedMembers.filter(({ permalink }) => !['ingrid', 'tomasz', 'olu', 'pia'].includes(permalink));

/** Lets members of the demo community ask to join. */
async function ask(request: APIRequestContext, { id }: Founded, count: number): Promise<void> {
  for (const { permalink } of able.slice(0, count)) {
    const headers = { 'X-Token': await tokenOf(request, permalink) };
    const answer = await request.post(`/api/groups/${id}/join`, { headers });
    expect(answer.status()).toBe(200);
  }
}

/** Counts the people of a kind in the group by the server. */
async function countOf(page: Page, { id, founder }: Founded, type: string): Promise<number> {
  const answer = await page.request.get(`/api/groups/${id}/members?type=${type}`, {
    headers: { 'X-Token': founder.token },
  });
  return ((await answer.json()) as { count: number }).count;
}

test('G12 DESK-01 twenty requests are handled by the keyboard alone in under 15 seconds', async ({
  page,
}) => {
  test.slow();
  const group = await found(page.request, 'Keyla');
  await ask(page.request, group, 20);
  await enterWith(page, group.founder.token, group.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Requests 20' })).toBeVisible();
  await expect(main.getByRole('checkbox').first()).toBeVisible();
  const begun = Date.now();
  await page.keyboard.press('j');
  for (let answered = 0; answered < 20; answered += 1) {
    await page.keyboard.press(answered % 4 === 3 ? 'd' : 'a');
    await expect(main.getByRole('link', { name: `Requests ${19 - answered}` })).toBeVisible();
  }
  expect(Date.now() - begun).toBeLessThan(15_000);
  await page.keyboard.press('z');
  await expect(main.getByRole('link', { name: 'Requests 1' })).toBeVisible();
  await expect.poll(() => countOf(page, group, 'request')).toBe(1);
  expect(await countOf(page, group, 'member')).toBe(15);
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await expect(main.getByText('No requests wait')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Requests 0' })).toBeFocused();
});

test('HOUR-04 DESK-01 an answer that waits is sent when the page is left', async ({ page }) => {
  const group = await found(page.request, 'Leaver');
  await ask(page.request, group, 3);
  await enterWith(page, group.founder.token, group.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('checkbox')).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  // The bar is there once the code that can send while the page goes is loaded, too.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await untilQuiet(page);
  expect(await countOf(page, group, 'request')).toBe(3);
  await page.goto('/legal/terms');
  await expect.poll(() => countOf(page, group, 'member')).toBe(1);
  await page.goto(group.path);
  await expect(main.getByRole('checkbox')).toHaveCount(2);
  await main.getByRole('checkbox').first().check();
  await main.getByRole('checkbox').last().check();
  await page
    .getByRole('region', { name: 'Selected members' })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect(page.getByText('2 requests were declined')).toBeVisible();
  await untilQuiet(page);
  await page.reload();
  await expect.poll(() => countOf(page, group, 'request')).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`SHELL-13 HOUR-04 desk, bars and log are accessible and fit a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const group = await found(page.request, colorScheme === 'light' ? 'Lumina' : 'Noctua');
    await ask(page.request, group, 3);
    await enterWith(page, group.founder.token, group.path);
    const main = page.getByRole('main');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await main.getByRole('checkbox').last().check();
      await main.getByRole('button', { name: 'Decline' }).first().click();
      await page.getByRole('button', { name: 'Undo' }).focus();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Undo' }).click();
    }
    await page.goto(group.path.replace('requests', 'log'));
    await expect(main.getByText('founded the group')).toBeVisible();
    await expectAccessible(page);
  });
