import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './fixtures';
import { expectFits } from './fits';
import { enterAs, enterWith, joinAs, statusComplaint, type Newcomer } from './people';

type Person = Newcomer & { page: Page };

/** Two new members, each in a separate browser context. */
async function two(browser: Browser, page: Page, names: [string, string]): Promise<[Person, Person]> {
  const one = await joinAs(page.request, names[0]);
  const other = await joinAs(page.request, names[1]);
  const otherPage = await (await browser.newContext()).newPage();
  await enterWith(page, one.token);
  await enterWith(otherPage, other.token);
  return [
    { ...one, page },
    { ...other, page: otherPage },
  ];
}

const main = ({ page }: Person) => page.getByRole('main');

/** Founds a group through the form and returns the path of its page. */
async function found(founder: Person, name: string, privacy: 'Public' | 'Private'): Promise<string> {
  const { page } = founder;
  await page.goto('/groups/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: privacy }).check({ force: true });
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/group\/[^/]+$/);
  return new URL(page.url()).pathname;
}

/** Chooses an entry of a member's menu. */
async function choose(who: Person, whom: Person, entry: string): Promise<void> {
  const row = main(who)
    .getByRole('listitem')
    .filter({ has: who.page.getByRole('link', { name: whom.name }) });
  await row.getByRole('button', { name: 'Member options' }).click();
  await who.page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Closes the bar that offers to undo, and waits for the answer of the server. */
async function sendNow({ page }: Person): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await answered;
}

test('GRP-02 GRP-05 GRP-06 GRP-07 one is invited, accepts, posts, is silenced and removed', async ({
  browser,
  page,
}) => {
  const [iris, bodil] = await two(browser, page, ['Irisa', 'Bodila']);
  const name = `Bread club ${Date.now()}`;
  const path = await found(iris, name, 'Public');
  await iris.page.goto(`${path}/members`);
  await main(iris).getByRole('button', { name: 'Invite members' }).click();
  const picker = iris.page.getByRole('dialog', { name: 'Invite members' });
  await picker.getByLabel('Search people').fill('Bodila');
  const invitee = picker
    .getByRole('listitem')
    .filter({ has: iris.page.getByRole('link', { name: bodil.name }) })
    .filter({ hasText: `@${bodil.permalink}` });
  await invitee.getByRole('checkbox', { name: `Select ${bodil.name}` }).check();
  await picker.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(invitee).toContainText('Invited');
  await expectAccessibleInBothThemes(iris.page);
  await expectFits(iris.page, 320, 390, 1024);
  await picker.getByRole('button', { name: 'Done' }).click();

  await bodil.page.goto('/groups/invitations');
  await expect(main(bodil)).toContainText(`${iris.name} invited you.`);
  await expectAccessible(bodil.page);
  await main(bodil).getByRole('button', { name: 'Accept' }).click();
  await expect(main(bodil).getByText('No invitations')).toBeVisible();
  await bodil.page.goto(path);
  await main(bodil).getByRole('button', { name: "What's on your mind?" }).click();
  const composer = bodil.page.getByRole('dialog');
  await composer.getByRole('textbox').first().fill('The first loaf of the club');
  await composer.getByRole('button', { name: 'Publish' }).click();
  await expect(main(bodil).getByText('The first loaf of the club')).toBeVisible();

  await iris.page.goto(path);
  await expect(main(iris).getByText('The first loaf of the club')).toBeVisible();
  await iris.page.goto(`${path}/members`);
  await choose(iris, bodil, 'Silence');
  await expect(main(iris).getByText(/· Silenced/)).toBeVisible();
  await sendNow(iris);
  await bodil.page.reload();
  await expect(main(bodil).getByText('An admin has silenced you. You can read, but not post.')).toBeVisible();
  await expect(main(bodil).getByRole('button', { name: "What's on your mind?" })).toBeHidden();

  await choose(iris, bodil, 'Remove');
  await expect(main(iris).getByRole('link', { name: bodil.name })).toBeHidden();
  await sendNow(iris);
  await bodil.page.reload();
  await expect(main(bodil).getByRole('button', { name: 'Join', exact: true })).toBeVisible();
});

test('GRP-04 GRP-06 a private group shows its head alone until a request is accepted', async ({
  browser,
  page,
}) => {
  const [iris, bodil] = await two(browser, page, ['Irisb', 'Bodilb']);
  const path = await found(iris, `Quiet shelf ${Date.now()}`, 'Private');
  await bodil.page.goto(path);
  await expect(main(bodil).getByText('This group is private')).toBeVisible();
  await expectAccessible(bodil.page);
  await main(bodil).getByRole('button', { name: 'Request to join' }).click();
  await expect(main(bodil).getByRole('button', { name: 'Cancel request' })).toBeVisible();
  await iris.page.goto(`${path}/members?tab=requests`);
  await expect(main(iris).getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectAccessible(iris.page);
  await main(iris).getByRole('button', { name: 'Accept' }).click();
  await expect(main(iris).getByText('No requests wait')).toBeVisible();
  await sendNow(iris);
  await bodil.page.reload();
  await expect(main(bodil).getByRole('button', { name: "What's on your mind?" })).toBeVisible();
  await expect(main(bodil).getByText('This group is private')).toBeHidden();
});

test('GRP-06 a member is blocked for a week with a reason, which they read', async ({ browser, page }) => {
  const [iris, bodil] = await two(browser, page, ['Irisd', 'Bodild']);
  const path = await found(iris, `Loud shelf ${Date.now()}`, 'Public');
  await bodil.page.goto(path);
  await main(bodil).getByRole('button', { name: 'Join', exact: true }).click();
  await expect(main(bodil).getByRole('button', { name: "What's on your mind?" })).toBeVisible();
  await iris.page.goto(`${path}/members`);
  await choose(iris, bodil, 'Block');
  const dialog = iris.page.getByRole('dialog', { name: `Block ${bodil.name}?` });
  await dialog.getByLabel('For how long').selectOption('1 week');
  await dialog.getByLabel('Reason').fill('Advertising');
  await expectAccessibleInBothThemes(iris.page);
  await expectFits(iris.page, 320, 390, 1024);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(main(iris).getByRole('link', { name: bodil.name })).toBeHidden();
  await sendNow(iris);
  await main(iris).getByRole('link', { name: 'Blocked 1' }).click();
  await expect(main(iris).getByText(/· Until .+ · Advertising/)).toBeVisible();
  await bodil.page.reload();
  await expect(main(bodil).getByText(/^You are blocked in this group until/)).toBeVisible();
  await expect(main(bodil).getByText(/Advertising/)).toBeVisible();
});

test('GRP-02 the last owner is told to hand over, and deletes the group by its name', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(statusComplaint(404));
  const iris = { ...(await joinAs(page.request, 'Irisc')), page };
  await enterWith(page, iris.token);
  const name = `Short lived ${Date.now()}`;
  const path = await found(iris, name, 'Public');
  await main(iris).getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Leave group' }).click();
  await expect(page.getByText(`You are the only owner of ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${path}/settings/manage`);
  await main(iris).getByRole('button', { name: 'Delete group' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete group' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type the name to delete it').fill(name);
  await expectAccessible(page);
  await confirm.click();
  await expect(page).toHaveURL(/\/groups$/);
  await page.goto(path);
  await expect(page.getByText('There is no such group')).toBeVisible();
});

const group = '/group/town-planning-for-beginners';
const screens = {
  lists: ['/groups', '/groups/suggestions', '/groups/create'],
  pages: ['', '/members', '/about', '/photos', '/settings', '/settings/features'].map((tab) => group + tab),
};

for (const [kind, paths] of Object.entries(screens)) {
  test(`G11 GRP-01 SHELL-13 the ${kind} of groups are accessible and fit a phone`, async ({ page }) => {
    await enterAs(page, 'amara', '/groups');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await expectFits(page, 390, 720, 1024);
    }
  });
}
