import type { Locator, Page } from '@playwright/test';
import { expect, test, untilQuiet } from './fixtures';
import { keptIn, openObserver, typeUntilKept } from './kept';
import { enterWith, joinAs, statusComplaint } from './people';
import { callAs, changesOf, photo, publishAs, uploadAs } from './wire';

const options = async (page: Page, opener: Locator, entry: string) => {
  await opener.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test('G1 CMT-06 a comment with its photo and a reply come back after the tab was killed', async ({
  page,
  context,
}) => {
  const ulla = await joinAs(page.request, 'Ulla');
  const post = await publishAs(page.request, ulla, 'Words that stay');
  await callAs(page.request, ulla, 'POST', `/api/comments/user/${post.id}`, { msg: 'The first word' });
  const address = `/post/${post.id}`;
  await enterWith(page, ulla.token, address);
  await page
    .getByRole('article', { name: /^Comment by/ })
    .getByRole('button', { name: 'Reply', exact: true })
    .click();
  const observer = await openObserver(context);
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Write a reply' }).focus();
  expect(await typeUntilKept(page, observer, 'Half a reply', 'Half a reply')).toBeLessThan(500);
  const main = page.getByRole('main');
  await main.locator('input[type=file]').first().setInputFiles(photo('lake'));
  await expect(page.getByRole('img', { name: 'Photo: lake.jpg' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Write a comment' }).focus();
  expect(await typeUntilKept(page, observer, 'Half a comment', 'Half a comment')).toBeLessThan(500);
  await expect.poll(() => keptIn(observer)).toMatch(/photo\//);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a comment');
  await expect(again.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Half a reply');
  await expect(again.getByText('Draft restored')).toHaveCount(2);
  const shown = again.getByRole('img', { name: 'Photo: lake.jpg' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const label of ['Write a comment', 'Write a reply'])
    await again.getByRole('textbox', { name: label }).press('Enter');
  const said = again.getByRole('article', { name: /^Comment by/ });
  for (const text of ['Half a comment', 'Half a reply'])
    await expect(said.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  await expect.poll(() => keptIn(observer)).not.toMatch(/Half a|photo\//);
});

test('G2 what is taken back was never sent, and the screen is as before', async ({ page }) => {
  const { request } = page;
  const vera = await joinAs(request, 'Vera');
  const otto = await joinAs(request, 'Otto');
  const shy = await joinAs(request, 'Shy');
  await callAs(request, shy, 'PATCH', '/api/user/edit', {
    privacy: { profile_details: 'approved_followers' },
  });
  await callAs(request, vera, 'POST', `/api/follower/${otto.id}/follow`);
  await callAs(request, vera, 'POST', `/api/follower/invite/${shy.id}`);
  await callAs(request, otto, 'POST', `/api/follower/${vera.id}/follow`);
  const { lists } = await callAs<{ lists: { group_categories: { id: string }[] } }>(
    request,
    otto,
    'GET',
    '/api/dict',
  );
  const found = (name: string) =>
    callAs(request, otto, 'POST', '/api/groups', {
      ...{ userId: otto.id, privacy: 0, category: lists.group_categories[0]?.id, description: '' },
      ...{ post_group: 'member', name: `${name} ${Date.now()}` },
    });
  const [joined, offered] = [await found('Joined'), await found('Offered')];
  await callAs(request, vera, 'POST', `/api/groups/${joined.id}/join`);
  await callAs(request, otto, 'POST', `/api/invites/group/${offered.id}/create/${vera.id}`);
  const post = await publishAs(request, vera, 'To be kept');
  await callAs(request, vera, 'POST', `/api/comments/user/${post.id}`, { msg: 'To be kept, too' });
  const album = await callAs(request, vera, 'POST', '/api/gallery/albums', {
    ...{ name: 'Kept', privacy: 'public' },
  });
  const add = [await uploadAs(request, vera, 'lake'), await uploadAs(request, vera, 'sea')];
  await callAs(request, vera, 'PATCH', `/api/gallery/albums/${album.id}/photos`, { add });

  const main = page.getByRole('main');
  const comment = main.getByRole('article', { name: /^Comment by/ });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const acts: [path: string, act: () => Promise<void>][] = [
    [`/profile/${otto.permalink}`, () => options(page, button('Following'), 'Unfollow')],
    [`/profile/${shy.permalink}`, () => button('Cancel request').click()],
    ['/followers', () => options(page, button('User options'), 'Remove follower')],
    [`/group/${joined.permalink}`, () => options(page, button('Member'), 'Leave group')],
    ['/groups/invitations', () => button('Hide').click()],
    [
      `/post/${post.id}`,
      () => options(page, comment.getByRole('button', { name: 'Comment options' }), 'Delete'),
    ],
    [`/post/${post.id}`, () => options(page, button('Post options'), 'Delete')],
    [
      `/photos/${album.id}`,
      async () => {
        await button('Select').click();
        await main.getByRole('button', { name: /^Select photo 1 of 2/ }).click();
        await button('Delete').click();
      },
    ],
  ];
  await enterWith(page, vera.token, '/about');
  const changes = changesOf(page);
  for (const [index, [path, act]] of acts.entries()) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
    await untilQuiet(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // Leaving the page of the last act has sent nothing of it either.
    expect(changes, path).toEqual([]);
    const before = await main.ariaSnapshot();
    const seen = () => main.ariaSnapshot();
    await act();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    expect(await seen(), path).not.toBe(before);
    // Both ways are as good: the button, and the key that it names.
    if (index % 2 === 0) await undo.click();
    else await page.keyboard.press('z');
    await expect(undo).toBeHidden();
    await expect.poll(seen, path).toBe(before);
  }
  await page.goto('/about');
  await untilQuiet(page);
  expect(changes).toEqual([]);
});

test('G4 POST-06 ten fast clicks are two calls at most, and a refusal is taken back and told', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(500)];
  const { request } = page;
  const wim = await joinAs(request, 'Wim');
  const post = await publishAs(request, await joinAs(request, 'Author'), 'Judge me');
  await enterWith(page, wim.token, `/post/${post.id}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await untilQuiet(page);
  const changes = changesOf(page);
  await like.click({ clickCount: 11 });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await untilQuiet(page);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const look = () =>
    like.evaluate((button) => ({ text: button.textContent, colour: getComputedStyle(button).color }));
  await page.mouse.move(0, 0);
  const before = await look();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/vote/**', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { code: 'genericError' } });
  });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(look).not.toEqual(before);
  answer();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(look).toEqual(before);
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Failed to vote.' }).first(),
  ).toBeAttached();
});
