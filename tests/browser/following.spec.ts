import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enterWith, joinAs, type Newcomer } from './people';

/** Two new members, each in a separate browser context. */
async function two(browser: Browser, page: Page, names: [string, string]) {
  const one = await joinAs(page.request, names[0]);
  const other = await joinAs(page.request, names[1]);
  const otherPage = await (await browser.newContext()).newPage();
  return { one: { ...one, page }, other: { ...other, page: otherPage } };
}

type Person = Newcomer & { page: Page };

/** Opens the page of `whose` as `who`. */
async function look(who: Person, whose: Person) {
  await who.page.goto(`/profile/${whose.permalink}`);
  const main = who.page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: whose.name })).toBeVisible();
  return main;
}

/** Both sides must show the same count. */
async function expectCounts(follower: Person, followed: Person, count: 0 | 1) {
  const followers = count === 1 ? '1 follower' : '0 followers';
  const numbersOf = async (who: Person, whose: Person) =>
    (await look(who, whose)).getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  await expect((await numbersOf(follower, followed)).filter({ hasText: 'follower' })).toHaveText(followers);
  const following = (await numbersOf(followed, follower)).filter({ hasText: 'following' });
  await expect(following).toHaveText(`${count} following`);
}

async function choose(page: Page, entry: string) {
  await page.getByRole('main').getByRole('button', { name: 'User options' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Presses an optimistic control and waits for the server's answer. */
async function press(button: Locator) {
  const answered = button
    .page()
    .waitForResponse(
      (answer) => answer.url().includes('/api/follower/') && answer.request().method() !== 'GET',
    );
  await button.click();
  await answered;
}

/** Waits until the menu offers an entry, which shows that the previous choice has reached the server. */
async function expectChoice(page: Page, entry: string) {
  await page.getByRole('main').getByRole('button', { name: 'User options' }).click();
  await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

test('FOLW-01 FOLW-04 PROF-02 a request is sent, cancelled, declined and accepted, and both sides see it', async ({
  browser,
  page,
}) => {
  const { one: iris, other: bodil } = await two(browser, page, ['Iris', 'Bodil']);
  await page.request.patch('/api/user/edit', {
    headers: { 'X-Token': bodil.token },
    data: { privacy: { profile_details: 'approved_followers' } },
  });
  await enterWith(iris.page, iris.token, `/profile/${bodil.permalink}`);
  await enterWith(bodil.page, bodil.token, '/followers?filter=requests');
  const ask = iris.page.getByRole('button', { name: 'Request to follow' });
  const cancel = iris.page.getByRole('button', { name: 'Cancel request' });
  const request = bodil.page.getByRole('list', { name: 'Followers' }).getByRole('listitem');
  const nobody = bodil.page.getByRole('heading', { name: 'Nobody found' });
  await expect(nobody).toBeVisible();

  await press(ask);
  await expect(cancel).toBeVisible();
  await bodil.page.reload();
  await expect(request).toContainText(iris.name);
  await cancel.click();
  await expect(ask).toBeVisible();
  await press(iris.page.getByRole('button', { name: 'Dismiss' }));
  await bodil.page.reload();
  await expect(nobody).toBeVisible();

  await press(ask);
  await expect(cancel).toBeVisible();
  await bodil.page.reload();
  await request.getByRole('button', { name: 'Decline' }).click();
  await expect(nobody).toBeVisible();
  await iris.page.reload();
  await expect(iris.page.getByRole('heading', { name: 'This profile is private' })).toBeVisible();

  await press(ask);
  await expect(cancel).toBeVisible();
  await bodil.page.goto('/notifications');
  await bodil.page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
  await expect(bodil.page.getByRole('main').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await iris.page.reload();
  await expect(iris.page.getByRole('main').getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(iris.page.getByRole('heading', { name: 'This profile is private' })).toBeHidden();
  await expectCounts(iris, bodil, 1);
  await iris.page.goto('/notifications');
  await expect(iris.page.getByRole('main').getByRole('list', { name: 'Notifications' })).toContainText(
    bodil.name,
  );
});

test('FOLW-01 FOLW-02 FOLW-05 a follow is ended by the one who is followed, and by the one who follows', async ({
  browser,
  page,
}) => {
  const { one: carla, other: dario } = await two(browser, page, ['Carla', 'Dario']);
  await enterWith(carla.page, carla.token, `/profile/${dario.permalink}`);
  await enterWith(dario.page, dario.token, '/followers');
  const follow = carla.page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
  const following = carla.page.getByRole('main').getByRole('button', { name: 'Following' });
  const nobody = (who: Person) => who.page.getByRole('heading', { name: 'Nobody here yet' });

  await press(follow);
  await expect(following).toBeVisible();
  await dario.page.reload();
  await expect(dario.page.getByRole('list', { name: 'Followers' })).toContainText(carla.name);
  await expectCounts(carla, dario, 1);

  await dario.page.goto('/followers');
  await choose(dario.page, 'Remove follower');
  await press(dario.page.getByRole('button', { name: 'Dismiss' }));
  await expect(nobody(dario)).toBeVisible();
  await carla.page.goto('/following');
  await expect(nobody(carla)).toBeVisible();
  await expectCounts(carla, dario, 0);

  await look(carla, dario);
  await press(follow);
  await following.click();
  await carla.page.getByRole('menuitem', { name: 'Unfollow' }).click();
  await expect(follow).toBeVisible();
  // The page that is left sends what could still be taken back.
  await carla.page.goto('/about');
  await dario.page.goto('/followers');
  await expect(nobody(dario)).toBeVisible();
});

test('FOLW-02 FOLW-05 silence keeps somebody quiet unnoticed; a block parts both until it is lifted', async ({
  browser,
  page,
}) => {
  const { one: edda, other: falk } = await two(browser, page, ['Edda', 'Falk']);
  const call = (who: Person, path: string, data = {}) =>
    page.request.post(path, { headers: { 'X-Token': who.token }, data });
  await call(edda, `/api/follower/${falk.id}/follow`);
  await call(falk, `/api/post/user/${falk.id}`, { post: 'The swifts are back.' });
  await enterWith(edda.page, edda.token);
  await enterWith(falk.page, falk.token, '/followers');
  const post = edda.page.getByRole('article', { name: `Post by ${falk.name}` });
  await expect(post).toBeVisible();

  await look(edda, falk);
  await choose(edda.page, 'Silence');
  await expectChoice(edda.page, 'Unsilence');
  await edda.page.goto('/');
  await expect(edda.page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await falk.page.reload();
  await expect(falk.page.getByRole('list', { name: 'Followers' })).toContainText(edda.name);
  await look(edda, falk);
  await choose(edda.page, 'Unsilence');
  await expectChoice(edda.page, 'Silence');
  await edda.page.goto('/');
  await expect(post).toBeVisible();

  await falk.page.goto('/followers');
  await choose(falk.page, 'Block');
  await falk.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(falk.page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  await edda.page.reload();
  await expect(edda.page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await edda.page.goto(`/profile/${falk.permalink}`);
  await expect(edda.page.getByRole('heading', { name: 'User not found' }).last()).toBeVisible();
  await edda.page.goto('/following');
  await expect(edda.page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();

  await falk.page.goto('/followers?filter=blocked');
  await choose(falk.page, 'Unblock');
  await expect(falk.page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await look(edda, falk);
  await expect(
    edda.page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }),
  ).toBeVisible();
});
