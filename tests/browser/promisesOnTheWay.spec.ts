import { expect, test, untilQuiet } from './fixtures';
import { enterWith, joinAs, statusComplaint } from './people';
import { callAs, changesOf, photo, publishAs } from './wire';

const sentPosts = (changes: string[]) =>
  changes.filter((change) => change.startsWith('POST /api/post/user/'));

test('G5 what is written offline is kept over a reload and sent once, in its order', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = [/Failed to load resource/];
  const { request } = page;
  const tove = await joinAs(request, 'Tove');
  const texts = ['First', 'Second', 'Third'];
  const posts = [];
  for (const text of texts) posts.push(await publishAs(request, tove, `${text} thread`));
  await enterWith(page, tove.token);
  const feed = page.getByRole('feed', { name: 'News feed' });
  const post = (text: string) => feed.getByRole('article').filter({ hasText: `${text} thread` });
  for (const text of texts) await post(text).getByRole('button', { name: 'Comments (0)' }).click();
  await expect(feed.getByRole('textbox', { name: 'Write a comment' })).toHaveCount(3);
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const composer = page.getByRole('dialog', { name: 'Create post' });
  await composer.locator('input[type=file]').setInputFiles([photo('lake'), photo('sea')]);
  await expect(composer.getByRole('progressbar')).toHaveCount(0);
  await composer.getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  for (const text of texts) {
    const box = post(text).getByRole('textbox', { name: 'Write a comment' });
    await box.fill(`${text} comment`);
    await box.press('Enter');
    await expect(post(text).getByRole('button', { name: 'Retry' })).toBeVisible();
  }
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  await composer.getByLabel('Post text').fill('Two photos from the tunnel');
  await composer.getByRole('button', { name: 'Publish' }).click();
  const unsent = page.getByRole('list', { name: 'Posts that are not sent' });
  await expect(unsent.getByText('Not sent')).toBeVisible();

  // A page that is offline cannot load; one whose server takes nothing can.
  const walls = ['**/api/post/user/*', '**/api/comments/user/*'];
  let refused = 0;
  for (const wall of walls)
    await page.route(wall, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      refused += 1;
      return route.abort();
    });
  await context.setOffline(false);
  // The former page tries, too.
  page.once('framenavigated', () => (refused = 0));
  await page.reload();
  await expect(unsent.getByText('Two photos from the tunnel')).toBeVisible();
  for (const text of texts) {
    await post(text).getByRole('button', { name: 'Comments (0)' }).click();
    await expect(post(text).getByRole('textbox', { name: 'Write a comment' })).toHaveValue(`${text} comment`);
  }
  await expect.poll(() => refused).toBe(4);
  for (const wall of walls) await page.unroute(wall);
  const changes = changesOf(page);
  await page.reload();
  const own = feed.getByRole('article').filter({ hasText: 'Two photos from the tunnel' });
  await expect(own.getByRole('button', { name: 'Open photo 2 of 2' })).toBeVisible();
  await expect(unsent).toHaveCount(0);
  for (const text of texts) {
    await post(text).getByRole('button', { name: 'Comments (1)' }).click();
    await expect(post(text).getByText(`${text} comment`, { exact: true })).toBeVisible();
    await expect(post(text).getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  }
  await untilQuiet(page);
  expect(sentPosts(changes)).toHaveLength(1);
  expect(changes.filter((change) => change.startsWith('POST /api/comments/'))).toEqual(
    posts.map(({ id }) => `POST /api/comments/user/${id}`),
  );
  for (const [index, { id }] of posts.entries()) {
    const path = `/api/comments/user/${id}`;
    const { list } = await callAs<{ list: { msg: string }[] }>(request, tove, 'GET', path);
    expect(list.map(({ msg }) => msg)).toEqual([`${texts[index] ?? ''} comment`]);
  }
});

test('G6 HOUR-05 a login that ends while one writes opens over the page, which goes on as it was', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(401)];
  const { request } = page;
  const [sofie, author] = [await joinAs(request, 'Sofie'), await joinAs(request, 'Author')];
  for (const count of [1, 2, 3, 4, 5, 6])
    await publishAs(request, author, `Number ${count}${'\nand on'.repeat(8)}`);
  await enterWith(page, sofie.token, `/profile/${author.permalink}`);
  const post = page.getByRole('main').getByRole('article').filter({ hasText: 'Number 4' });
  await post.getByRole('button', { name: 'Comments (0)' }).click();
  const draft = post.getByRole('textbox', { name: 'Write a comment' });
  await draft.pressSequentially('Half a thought');
  await untilQuiet(page);
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(100);
  const tokens: boolean[] = [];
  await page.route('**/api/vote/**', async (route) => {
    const isOver = route.request().headers()['x-token'] === sofie.token;
    tokens.push(isOver);
    if (isOver) await route.fulfill({ status: 401, json: { dictionary_code: 'unauthorized' } });
    else await route.continue();
  });
  const like = post.getByRole('button', { name: 'Like', exact: true });
  await like.click();
  const cover = page.getByRole('dialog', { name: 'Log in again' });
  await expect(cover).toBeVisible();
  await page.request.post('/api/users/logout', { headers: { 'X-Token': sofie.token } });
  await cover.getByLabel('Password', { exact: true }).fill(sofie.password);
  await cover.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(cover).toBeHidden();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(tokens).toEqual([true, false]);
  await expect(page).toHaveURL(new RegExp(`/profile/${author.permalink}$`));
  await expect(draft).toHaveValue('Half a thought');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
  await draft.press('Enter');
  await expect(post.getByRole('paragraph').filter({ hasText: 'Half a thought' })).toBeVisible();
});

// A hundred photos are counted in tests/journeys/composerPhotos and measured in tests/bench/manyImages.
test('G8 photos keep their order, and one that fails holds up none of the others', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(400)];
  const runa = await joinAs(page.request, 'Runa');
  await enterWith(page, runa.token);
  await page.route('**/upload', async (route) => {
    const isBad = route.request().postDataBuffer()?.includes('filename="dusk.jpg"') === true;
    if (isBad) await route.fulfill({ status: 400, json: { code: 'genericError' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: "What's on your mind?" }).click();
  const composer = page.getByRole('dialog', { name: 'Create post' });
  const names = ['alpine', 'arches', 'dusk', 'city', 'coast', 'hills'];
  await composer.getByLabel('Post text').fill('Six of them');
  await composer.locator('input[type=file]').setInputFiles(names.map(photo));
  const retry = composer.getByRole('button', { name: /^Retry photo/ });
  await expect(retry).toHaveAccessibleName('Retry photo 3');
  await expect(composer.getByRole('progressbar')).toHaveCount(0);
  const shown = composer.getByRole('img', { name: /^Photo \d of 6/ });
  for (const [index, name] of names.entries())
    await expect(shown.nth(index)).toHaveAccessibleName(`Photo ${index + 1} of 6: ${name}.jpg`);
  await page.unroute('**/upload');
  await retry.click();
  await expect(retry).toHaveCount(0);
  await composer.getByRole('button', { name: 'Move photo 6 left' }).click();
  const published = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/post/user/'),
  );
  await composer.getByRole('button', { name: 'Publish' }).click();
  const { photos } = (await published).postDataJSON() as { photos: string[] };
  expect(new Set(photos).size).toBe(6);
  const post = page.getByRole('feed').getByRole('article').filter({ hasText: 'Six of them' });
  await expect(post).toHaveCount(1);
  const seen = await callAs<{ list: { photos: { key: string }[] }[] }>(
    page.request,
    runa,
    'GET',
    `/api/post/user/${runa.id}`,
  );
  expect(JSON.stringify(seen.list[0])).toMatch(new RegExp(photos.join('.*')));
});
