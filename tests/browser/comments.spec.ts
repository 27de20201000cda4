import { expect, expectAccessible, test } from './fixtures';
import { logIn } from './people';

test('CMT-01 CMT-02 CMT-07 two members talk down to the third level, and a reload keeps all', async ({
  page,
  browser,
}) => {
  const text = `Let us talk ${Date.now()}`;
  await logIn(page, 'amara');
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const dialog = page.getByRole('dialog', { name: 'Create post' });
  await dialog.getByLabel('Post text').fill(text);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();

  const other = await browser.newContext();
  const reader = await other.newPage();
  await logIn(reader, 'yusuf');
  const post = reader.getByRole('article', { name: 'Post by Amara Nwosu' }).filter({ hasText: text });
  await post.getByRole('button', { name: 'Comments (0)' }).click();
  await post.getByLabel('Write a comment').fill('Top comment');
  await post.getByLabel('Write a comment').press('Enter');
  const comment = (said: string) =>
    post
      .getByRole('article', { name: /^Comment by/ })
      .filter({ has: reader.getByRole('paragraph').filter({ hasText: new RegExp(`^${said}$`) }) });
  await expect(comment('Top comment')).toBeVisible();
  await expect(post.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
  let above = 'Top comment';
  for (const reply of ['Level one', 'Level two', 'Level three']) {
    await comment(above).last().getByRole('button', { name: 'Reply', exact: true }).first().click();
    await expect(post.getByLabel('Write a reply')).toBeFocused();
    await reader.keyboard.type(reply);
    await reader.keyboard.press('Enter');
    await expect(comment(reply).last()).toBeVisible();
    above = reply;
  }
  await expectAccessible(reader);

  await reader.reload();
  await post.getByRole('button', { name: 'Comments (1)' }).click();
  for (const reply of ['Level one', 'Level two', 'Level three']) {
    await post.getByRole('button', { name: 'Show replies (1)' }).click();
    await expect(comment(reply).last()).toBeVisible();
  }
  await other.close();
});
