import { expect, test } from './fixtures';
import { enterWith, joinAs, tokenOf } from './people';

test.use({ viewport: { width: 390, height: 844 } });

test('DESK-02 on a phone the queue opens at its top, and a chosen item at its question', async ({ page }) => {
  const { request } = page;
  const { id, token } = await joinAs(request, 'Rita');
  for (const text of ['First offer', 'Second offer', 'Third offer']) {
    const headers = { 'X-Token': token };
    const answer = await request.post(`/api/post/user/${id}`, { headers, data: { post: text } });
    const post = (await answer.json()) as { id: string };
    const report = { headers: { 'X-Token': await tokenOf(request, 'yusuf') }, data: { reason: 'spam' } };
    expect((await request.post(`/api/report/${post.id}`, report)).status()).toBe(204);
  }
  await enterWith(page, await tokenOf(request, 'hala'), '/moderation');
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Queue' }).getByRole('button');
  await expect(rows.nth(2)).toBeAttached();
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();

  const chosen = rows.nth((await rows.count()) - 1);
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(chosen).not.toBeInViewport();
});
