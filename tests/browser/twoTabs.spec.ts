import { expect, test } from './fixtures';
import { keptIn, openObserver, typeUntilKept } from './kept';
import { enterAs, tokenOf } from './people';

const posts = '**/api/post/user/*';

test('POST-01 two tabs that start with the same unsent post send it once', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expected = [/Failed to load resource/];
  const text = `Written in a tunnel ${Date.now()}`;
  await enterAs(page, 'yusuf');
  await context.route(posts, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const dialog = page.getByRole('dialog', { name: 'Create post' });
  await dialog.getByLabel('Post text').fill(text);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.close();
  await context.unroute(posts);

  let sent = 0;
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route(posts, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  const unsent = tabs.map((tab) => tab.getByRole('list', { name: 'Posts that are not sent' }));
  // Slow: two tabs start at once, and unsent posts load after the first paint.
  for (const list of unsent) await expect(list.getByText('Sending…')).toBeVisible({ timeout: 25_000 });
  await expect.poll(() => sent).toBeGreaterThan(0);
  letThrough();
  for (const list of unsent) await expect(list).toHaveCount(0);
  expect(sent).toBe(1);

  const headers = { 'X-Token': await tokenOf(request, 'yusuf') };
  const me = (await (await request.get('/api/user/user/new', { headers })).json()) as { id: string };
  const wall = await request.get(`/api/post/user/${me.id}`, { headers });
  const { list } = (await wall.json()) as { list: { post: string }[] };
  expect(list.filter(({ post }) => post === text)).toHaveLength(1);
});

test('AUTH-08 a logout in one tab asks about what was written in another', async ({ page, context }) => {
  await enterAs(page, 'samir');
  const other = await context.newPage();
  await other.goto('/');
  const menu = other.getByRole('button', { name: 'Account menu' });
  await expect(menu).toBeVisible();
  // Its drafts are looked at after the first paint.
  await expect(other.getByRole('article').first()).toBeVisible();
  const observer = await openObserver(context);
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  await page.getByRole('dialog', { name: 'Create post' }).getByLabel('Post text').focus();
  await typeUntilKept(page, observer, 'Half a thought', 'Half a thought');

  await menu.click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  const question = other.getByRole('alertdialog', { name: 'Log out and lose what is not sent?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  expect(await keptIn(observer)).toContain('Half a thought');
});
