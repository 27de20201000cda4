import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enterAs } from './people';

/** Changes every answer of the server on its way to the page, but for the event stream, which never ends. */
async function speak(page: Page, change: (answer: unknown) => unknown): Promise<void> {
  await page.route(/\/api\/(?!stream)/, async (route) => {
    const response = await route.fetch();
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

function deep(value: unknown, change: (name: string, held: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, change(name, deep(held, change))]),
  );
}

test('ANY-01 a backend with numbers for ids, all in `data`: the feed, a vote, a profile and back', async ({
  page,
}) => {
  const isId = (name: string, held: unknown) =>
    (name === 'id' || name.endsWith('_id')) && typeof held === 'string' && /^\d{1,15}$/.test(held);
  await speak(page, (answer) => ({
    data: deep(answer, (name, held) => (isId(name, held) ? Number(held) : held)),
  }));
  await enterAs(page, 'amara');
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible();
  const vote = page.getByRole('button', { name: /^Like/, pressed: false }).first();
  await vote.click();
  await expect(page.getByRole('button', { name: /^Like/, pressed: true }).first()).toBeVisible();
  await post.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('News feed');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const id of ['__proto__', 'constructor'])
  test(`ANY-01 a post with the id ${id} shows and can be voted on`, async ({ page }) => {
    let isFirst = true;
    await page.route(/\/api\/post\/news/, async (route) => {
      const response = await route.fetch();
      const answer: unknown = await response.json().catch(() => null);
      // The app gave the request up for a newer one.
      if (answer === null) return;
      const page1 = answer as { list: { id: string; post: string; can_edit: boolean }[] };
      const [first, ...others] = page1.list;
      const odd = first && { ...first, id, post: 'An odd one', can_edit: false, voted: null };
      const list = isFirst ? [odd, ...others] : page1.list;
      isFirst = false;
      await route.fulfill({ response, json: { ...page1, list } });
    });
    const sent: string[] = [];
    await page.route(/\/api\/vote\//, (route) => {
      sent.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 204 });
    });
    await enterAs(page, 'amara');
    const post = page.getByRole('article').filter({ hasText: 'An odd one' });
    await expect(post).toBeVisible();
    const like = post.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toEqual([`/api/vote/${id}/like`]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
