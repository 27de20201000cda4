import { readFile } from 'node:fs/promises';
import { contentOfZip } from '../../server/testing/zips';
import { expect, expectAccessible, test } from './fixtures';
import { enterWith, fillInLogin, joinAs, signUp, statusComplaint } from './people';

const password = 'Brand-new-house-9';
const path = '/settings/security/data';

test('OWN-01 the download is a ZIP file that opens', async ({ page }) => {
  const sana = await joinAs(page.request, 'Sana');
  await enterWith(page, sana.token, path);
  await expect(page.getByRole('meter', { name: 'Storage used' })).toBeVisible();
  const form = page.getByRole('form', { name: 'A copy of your data' });
  await form.getByLabel('Password', { exact: true }).fill(password);
  const begun = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const file = await download.path();
  const content = contentOfZip(await readFile(file));
  expect([...content.keys()]).toEqual(expect.arrayContaining(['about.txt', 'posts.json', 'settings.json']));
  expect(JSON.parse(content.get('profile.json')?.toString() ?? '')).toMatchObject([{ first_name: 'Sana' }]);
  await expect(page.getByRole('link', { name: 'Download again' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('OWN-02 an account is closed, is gone for others, and comes back with everything', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(statusComplaint(403));
  const watcher = await joinAs(page.request, 'Watcher');
  const { email } = await signUp(page, 'Leyla');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('kith.token') ?? '');
  const me = await page.request.get('/api/user/user/new', { headers: { 'X-Token': token } });
  const { permalink } = (await me.json()) as { permalink: string };
  const profile = async () => {
    const answer = await page.request.get(`/api/user/user/new/${permalink}`, {
      headers: { 'X-Token': watcher.token },
    });
    return (await answer.json()) as { permalink: string } | null;
  };
  await page.goto(path);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account?' });
  await expect(dialog.getByText(/You can come back for 30 days/)).toBeVisible();
  await expectAccessible(page);
  expect(await profile()).toMatchObject({ permalink });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/Your account is closed. Log in within 30 days/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await profile()).toBeNull();

  await fillInLogin(page, email, password);
  await expect(page.getByText(/it is deleted for good/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeVisible();
  expect(await profile()).toMatchObject({ permalink });
});
