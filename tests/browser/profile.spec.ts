import { testPicture } from '../../server/testing/pictures';
import { expect, expectAccessibleInBothThemes, expectAccessible, test } from './fixtures';
import { enterAs, enterWith, joinAs, statusComplaint } from './people';

test('PROF-03 ERR-02 cuts an avatar out and keeps it through a failure; it shows everywhere at once', async ({
  page,
  complaints,
}) => {
  complaints.expected = [statusComplaint(500)];
  await enterAs(page, 'zofia', '/profile/zofia');
  await page.getByRole('button', { name: 'Change avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change avatar' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = Buffer.from(await testPicture('png', { width: 900, height: 500 }));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('group', { name: /^Picture/ })).toBeVisible();
  await dialog.getByRole('slider', { name: 'Zoom' }).press('PageUp');
  await expectAccessible(page);

  await page.route('**/api/profile/photo', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const header = page.getByRole('banner').locator('img');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload image. Please try again later.');
  await expect(dialog.getByRole('group', { name: /^Picture/ })).toBeVisible();
  const answered = page.waitForResponse('**/api/profile/photo');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const { file_id: key } = (await (await answered).json()) as { file_id: string };
  await expect(dialog).toBeHidden();
  await expect(header).toHaveAttribute('src', new RegExp(key));
  await expect(page.getByRole('main').locator(`img[src*="${key}"]`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change avatar' })).toBeFocused();
});

test('PROF-03 a cover shows what was cut out of it, no more and no less, at every width', async ({
  page,
}) => {
  await enterAs(page, 'emre', '/profile/emre');
  await page.getByRole('button', { name: 'Change cover' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change cover' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = Buffer.from(await testPicture('png', { width: 1500, height: 1000 }));
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('group', { name: /^Picture/ })).toBeVisible();
  const answered = page.waitForResponse('**/api/profile/background');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const { file_id: key } = (await (await answered).json()) as { file_id: string };
  const cover = page.getByRole('main').locator(`img[src*="${key}"]`);
  for (const width of [1440, 1100, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = () =>
      cover.evaluate((image: HTMLImageElement) => ({
        cut: image.naturalWidth / image.naturalHeight,
        shown: image.clientWidth / image.clientHeight,
      }));
    await expect.poll(async () => (await sizes()).cut).toBeCloseTo(3, 1);
    const { cut, shown } = await sizes();
    expect(Math.abs(shown - cut)).toBeLessThan(0.05);
  }
});

test('SHELL-13 PROF-01 FOLW-01 FOLW-02 by keys alone: search, profile, follow, the list of followers', async ({
  page,
}) => {
  const { token, name } = await joinAs(page.request, 'Keyes');
  await enterWith(page, token, '/about');
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('samir');
  await page.getByRole('option', { name: /Samir/ }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/samir$/);
  const main = page.getByRole('main');
  const follow = main.getByRole('button', { name: 'Follow', exact: true });
  await follow.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Following' })).toBeFocused();
  await main.getByRole('link', { name: /^Followers/ }).focus();
  await page.keyboard.press('Enter');
  const followers = main.getByRole('list', { name: /^Followers/ });
  const own = followers.getByRole('listitem').filter({ has: page.getByText('You', { exact: true }) });
  await expect(own.getByRole('link', { name })).toBeVisible();
});

test('G11 SHELL-13 PROF-01 SRCH-01 profile and search are accessible', async ({ page }) => {
  await enterAs(page, 'amara', '/profile/amara/groups');
  for (const path of ['/profile/amara/groups', '/profile/amara/photos', '/search?term=slow&tab=all']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  }
});
