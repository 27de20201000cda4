import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './fixtures';
import { expectFits } from './fits';
import { enterAs, enterWith, joinAs, type Newcomer } from './people';

type Person = Newcomer & { page: Page };

const main = ({ page }: { page: Page }) => page.getByRole('main');

/** A new member in a browser context of their own, but for the first. */
async function join(browser: Browser, first: Page | null, name: string): Promise<Person> {
  const page = first ?? (await (await browser.newContext()).newPage());
  const newcomer = await joinAs(page.request, name);
  await enterWith(page, newcomer.token);
  return { ...newcomer, page };
}

/** Founds a company through the form and returns the path of its page. */
async function found({ page }: Person, name: string, privacy: 'Public' | 'Private'): Promise<string> {
  await page.goto('/companies/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: privacy }).check({ force: true });
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/company\/[^/]+$/);
  return new URL(page.url()).pathname;
}

test('CMP-01 CMP-02 CMP-03 CMP-04 a team is built, a moderator posts as the company, a stranger follows and reads', async ({
  browser,
  page,
}) => {
  const iris = await join(browser, page, 'Irisd');
  const bodil = await join(browser, null, 'Bodild');
  const cato = await join(browser, null, 'Catod');
  const name = `Kiln works ${Date.now()}`;
  const path = await found(iris, name, 'Public');

  await iris.page.goto(`${path}/members`);
  await main(iris).getByRole('button', { name: 'Add member' }).click();
  const picker = iris.page.getByRole('dialog', { name: 'Add member' });
  await picker.getByLabel('Search people').fill(bodil.name);
  const candidate = picker.getByRole('listitem').filter({ hasText: `@${bodil.permalink}` });
  await expect(candidate).toHaveCount(1);
  await expectAccessible(iris.page);
  await candidate.getByRole('button', { name: 'Choose' }).click();
  await picker.getByLabel('Position').fill('Keeper of the kiln');
  await picker.getByRole('button', { name: 'Add member' }).click();
  await expect(picker.getByLabel('Search people')).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  const row = main(iris)
    .getByRole('listitem')
    .filter({ has: iris.page.getByRole('link', { name: bodil.name }) });
  await expect(row).toContainText('Keeper of the kiln');
  await expect(main(iris).getByRole('link', { name: 'Members 2' })).toBeVisible();

  await bodil.page.goto('/companies/managed');
  await expect(main(bodil).getByText('You manage no company yet')).toBeVisible();
  await row.getByRole('button', { name: 'Member options' }).click();
  await iris.page.getByRole('menuitem', { name: 'Make moderator' }).click();
  const question = iris.page.getByRole('alertdialog');
  await expect(question).toContainText('Moderator can: post and comment as the company');
  await question.getByRole('button', { name: 'Make moderator' }).click();
  await expect(row).toContainText('Moderator');

  await bodil.page.reload();
  await main(bodil).getByRole('link', { name }).click();
  await main(bodil).getByRole('button', { name: "What's on your mind?" }).click();
  const composer = bodil.page.getByRole('dialog', { name: 'Create post' });
  await expect(composer.getByText(`Posting as ${name}`)).toBeVisible();
  await expectAccessible(bodil.page);
  await composer.getByLabel('Post text').fill('The kiln opens on Saturday');
  await composer.getByRole('button', { name: 'Publish' }).click();
  await expect(main(bodil).getByRole('article', { name: `Post by ${name}` })).toBeVisible();

  await cato.page.goto(path);
  await main(cato).getByRole('button', { name: 'Follow company' }).click();
  await expect(main(cato).getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(main(cato).getByRole('list', { name: 'Counts' })).toContainText('1 follower');
  await expect(main(cato).getByText('The kiln opens on Saturday')).toBeVisible();
  await expect(main(cato).getByText(`The people of ${name} post here.`)).toBeVisible();
  await cato.page.goto('/companies');
  await expect(main(cato).getByRole('link', { name })).toBeVisible();
});

test('CMP-02 a private company shows its head alone', async ({ browser, page }) => {
  const iris = await join(browser, page, 'Irise');
  const bodil = await join(browser, null, 'Bodile');
  const name = `Quiet kiln ${Date.now()}`;
  const path = await found(iris, name, 'Private');
  const asked: string[] = [];
  bodil.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await bodil.page.goto(path);
  await expect(bodil.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(bodil).getByText('This company is private')).toBeVisible();
  await expectAccessible(bodil.page);
  expect(asked.filter((address) => /^\/api\/(post\/company|companies\/\d+\/members)/.test(address))).toEqual(
    [],
  );
});

test('CMP-02 its founder sees a company as a visitor does, and comes back', async ({ browser, page }) => {
  const iris = await join(browser, page, 'Irisv');
  const name = `Glass kiln ${Date.now()}`;
  const path = await found(iris, name, 'Private');
  await page.getByRole('button', { name: 'Company options' }).click();
  await page.getByRole('menuitem', { name: 'View as a visitor' }).click();
  const bar = page.getByRole('status').filter({ hasText: `You see ${name} as somebody outside does.` });
  await expect(bar).toBeVisible();
  await expect(main(iris).getByText('This company is private')).toBeVisible();
  await expect(main(iris).getByRole('link', { name: 'Edit company' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await bar.getByRole('link', { name: 'Back to your view' }).click();
  await expect(main(iris).getByRole('link', { name: 'Edit company' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('CMP-01 CMP-03 SHELL-13 a company is found, followed and left with the keyboard alone', async ({
  page,
}) => {
  await enterAs(page, 'amara', '/company/the-slow-bar');
  const follow = page.getByRole('button', { name: 'Follow company' });
  const following = page.getByRole('button', { name: 'Following' });
  await expect(follow.or(following)).toBeVisible();
  const wasFollowed = await following.isVisible();
  const unfollow = async () => {
    await following.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'All posts' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Unfollow company' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(follow).toBeFocused();
    const sent = page.waitForResponse(/\/unfollow$/);
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await sent;
    // While it is sent, the button takes no press.
    await expect(follow).not.toHaveAttribute('aria-busy');
  };
  if (wasFollowed) await unfollow();
  await follow.focus();
  await page.keyboard.press('Enter');
  await expect(following).toBeFocused();
  if (!wasFollowed) await unfollow();
  const tabs = page.getByRole('navigation', { name: 'The Slow Bar' });
  await tabs.getByRole('link', { name: 'Contacts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contacts$/);
});

const company = '/company/slow-bread-bakery';
const screens = {
  lists: ['/companies', '/companies/managed', '/companies/suggestions', '/companies/create'],
  pages: ['', '/photos', '/contacts', '/members'].map((tab) => company + tab),
  settings: ['', '/contact', '/contacts', '/options', '/manage'].map((part) => `${company}/settings${part}`),
};

for (const [kind, paths] of Object.entries(screens)) {
  test(`G11 CMP-01 SHELL-13 the ${kind} of companies are accessible and fit a phone`, async ({ page }) => {
    await enterAs(page, 'noor', '/companies');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await expectFits(page, 390, 720, 1024);
    }
  });
}
