import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, test, untilQuiet } from './fixtures';
import { enterAs, enterWith, joinAs } from './people';
import { readDown, reading, settled } from './scrolling';
import { callAs, publishAs, uploadAs } from './wire';

test('G3 SHELL-15 Back and a reload find the post among two hundred where it was left', async ({ page }) => {
  const { request } = page;
  const reader = await joinAs(request, 'Reader');
  const [lake, sea] = [await uploadAs(request, reader, 'lake'), await uploadAs(request, reader, 'sea')];
  for (let from = 0; from < 200; from += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        publishAs(
          request,
          reader,
          `Number ${from + at}${'\nand on'.repeat((from + at) % 5)}`,
          from === 40 && at === 0 ? [lake, sea] : undefined,
        ),
      ),
    );
  await page.mouse.move(720, 450);
  await enterWith(page, reader.token);
  const feed = page.getByRole('feed', { name: 'News feed' });
  const lastIndex = () =>
    feed.evaluate((list) =>
      Number([...list.querySelectorAll('[data-index]')].at(-1)?.getAttribute('data-index')),
    );
  await feed.getByRole('article').first().waitFor();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await lastIndex()).toBeGreaterThan(185);
  }).toPass({ intervals: [50] });
  await settled(page);
  const before = await reading(page);
  const isBack = async () => {
    await expect.poll(async () => (await reading(page).catch(() => ({ post: '' }))).post).toBe(before.post);
    await settled(page);
    expect(Math.abs((await reading(page)).top - before.top)).toBeLessThanOrEqual(2);
  };
  // Clicks by script, because Playwright would scroll a hidden link into view first.
  await page.evaluate(
    (address) => document.querySelector<HTMLElement>(`a[href="${address}"]:has(time)`)?.click(),
    before.post,
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Post/ })).toBeFocused();
  await page.goBack();
  await isBack();
  await page.reload();
  await isBack();
});

test('G3 SHELL-15 a reload at the end of what was loaded finds it, and stays there as more comes', async ({
  page,
}) => {
  const { request } = page;
  const reader = await joinAs(request, 'Reader');
  for (let count = 0; count < 40; count += 1)
    await publishAs(request, reader, `Number ${count}${'\nand on'.repeat(count % 5)}`);
  const answered = new Set<string>();
  const held: Route[] = [];
  await page.route(/\/api\/post\/news\?/, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after') ?? '';
    if (answered.size < 3) answered.add(after);
    if (answered.has(after)) await route.continue();
    else held.push(route);
  });
  await page.mouse.move(720, 450);
  await enterWith(page, reader.token);
  await page.getByRole('feed').getByRole('article').first().waitFor();
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await settled(page);
    expect([held.length, await isAtEnd()]).toEqual([1, true]);
  }).toPass({ intervals: [50] });
  const before = await reading(page);

  held.length = 0;
  await page.reload();
  await expect.poll(() => held.length).toBe(1);
  await settled(page);
  expect(await reading(page)).toEqual(before);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const former = await height();
  await held[0]?.continue();
  await expect.poll(height).toBeGreaterThan(former);
  await settled(page);
  expect(await reading(page)).toEqual(before);
});

test('G3 FEED-03 ten posts are inserted above, and what is read does not move', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = [/Failed to load resource/];
  const { request } = page;
  const writer = await joinAs(request, 'Writer');
  const reader = await joinAs(request, 'Waiting');
  await callAs(request, reader, 'POST', `/api/follower/${writer.id}/follow`);
  for (let count = 1; count <= 12; count += 1)
    await publishAs(request, writer, `Old ${count}${'\nand on'.repeat(6)}`);
  await page.mouse.move(720, 450);
  await enterWith(page, reader.token);
  await readDown(page, 1500);
  // All ten are offered at once to whom nothing reached meanwhile.
  await untilQuiet(page);
  await context.setOffline(true);
  for (let count = 1; count <= 10; count += 1) await publishAs(request, writer, `New ${count}`);
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('button', { name: /^10\+? new posts$/ });
  await expect(offer).toBeVisible();
  await settled(page);
  const before = await reading(page);
  await offer.click();
  await expect(page.getByRole('button', { name: 'Newest posts' })).toBeVisible();
  await settled(page);
  const after = await reading(page);
  expect(after.post).toBe(before.post);
  expect(Math.abs(after.top - before.top)).toBeLessThan(1);
});

/** Presses keys one by one; the focus never falls out of the page's controls. */
function keyboardOf(page: Page) {
  const focusIsKept = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await focusIsKept();
  };
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < 80; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error('The Tab key does not come to what is wanted');
  };
  return { press, reach, focusIsKept };
}

test('G7 log in, read, like, comment, open a photo, join a group and change a privacy setting by keys alone', async ({
  page,
}) => {
  const { request } = page;
  const writer = await joinAs(request, 'Writer');
  const reader = await joinAs(request, 'Keys');
  await callAs(request, reader, 'POST', `/api/follower/${writer.id}/follow`);
  await publishAs(request, writer, 'Look at the lake', [await uploadAs(request, writer, 'lake')]);
  const { press, reach, focusIsKept } = keyboardOf(page);
  const main = page.getByRole('main');
  await page.goto('/login');
  await reach(page.getByLabel('Email'));
  await page.keyboard.type(reader.email);
  await reach(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(reader.password);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News feed' })).toBeFocused();

  const post = page.getByRole('article').filter({ hasText: 'Look at the lake' }).first();
  await post.waitFor();
  // Shortcuts start a moment after the first paint.
  await expect(async () => {
    await press('j');
    await expect(post).toBeFocused({ timeout: 500 });
  }).toPass();
  await press('l');
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('r');
  await expect(post.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
  await page.keyboard.type('How still it is');
  await press('Enter');
  await expect(post.getByRole('paragraph').filter({ hasText: 'How still it is' })).toBeVisible();
  await expectAccessible(page);
  await reach(post.getByRole('button', { name: 'Open photo 1 of 1' }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ })).toBeVisible();
  await focusIsKept();
  await press('Escape');
  await expect(page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ })).toBeHidden();
  await focusIsKept();

  await press('g', 'g');
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeFocused();
  await reach(main.getByRole('link', { name: /^Suggestions/ }));
  await press('Enter');
  await reach(main.getByRole('button', { name: 'Join', exact: true }).first());
  await press('Enter');
  await focusIsKept();
  await expectAccessible(page);
  await press('g', 's');
  await reach(main.getByRole('link', { name: 'Privacy', exact: true }));
  await press('Enter');
  await reach(main.getByLabel('Photos and videos'));
  await press('End');
  await reach(main.getByRole('button', { name: 'Save changes' }));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await focusIsKept();
  await expect(page.getByLabel('Photos and videos')).toHaveValue('no_one');
});

test('G11 SHELL-13 nothing moves by itself where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(globalThis, 'moved', moved);
    const note = ({ type, target }: Event) => {
      for (const { effect } of (target as Element).getAnimations())
        if (Number(effect?.getComputedTiming().activeDuration) > 1)
          moved.push(`${type} of ${(target as Element).className}`);
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
  await enterAs(page, 'noor', '/about');
  for (const path of ['/', '/notifications', '/groups', '/photos', '/settings/privacy', '/profile/yusuf']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const moved = await page.evaluate(() => Reflect.get(globalThis, 'moved') as string[]);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect({ moved, running }, path).toEqual({ moved: [], running: [] });
  }
});

test('G15 HOUR-07 a muted "and" leaves "sand" alone, and its posts come back in their time without a reload', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected = [/Failed to load resource/];
  const { request } = page;
  const writer = await joinAs(request, 'Writer');
  const reader = await joinAs(request, 'Muter');
  await callAs(request, reader, 'POST', `/api/follower/${writer.id}/follow`);
  await publishAs(request, writer, 'Castles of sand');
  await publishAs(request, writer, 'Bread AND butter');
  await page.clock.install();
  await enterWith(page, reader.token, '/settings/privacy');
  await page.getByRole('textbox', { name: 'Muted word' }).fill('and');
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('24 hours');
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(page.getByRole('list', { name: 'Muted words' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News feed' }).click();
  const hidden = page.getByRole('article', { name: /is hidden: it holds “and”/ });
  await expect(hidden).toHaveCount(1);
  await expect(page.getByText('Castles of sand')).toBeVisible();
  await expect(page.getByText('Bread AND butter')).toBeHidden();
  await untilQuiet(page);
  // Answers of the server would set the time of the page right again.
  await context.setOffline(true);
  await page.clock.fastForward('24:00:05');
  await expect(page.getByText('Bread AND butter')).toBeVisible();
  await expect(hidden).toHaveCount(0);
});
