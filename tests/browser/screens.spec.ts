import type { Page } from '@playwright/test';
import { expect, test, untilQuiet } from './fixtures';
import { enterAs, joinAs, enterWith } from './people';

/** Addresses of the font files that were asked for. */
function fontFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  return files;
}

test('letters beyond plain Latin have the same face, whose files load only for them', async ({ page }) => {
  const files = fontFiles(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('Müller, François');
  await page.evaluate(() => document.fonts.ready);
  expect(files.filter((file) => /latin-ext|vietnamese/.test(file))).toEqual([]);
  const shown = (letter: string) =>
    page.evaluate(
      (text) =>
        [...document.fonts]
          .filter(({ family, status }) => family.includes('Hanken Grotesk') && status === 'loaded')
          .some(({ unicodeRange }) =>
            unicodeRange.split(',').some((range) => {
              const [from = '', to = from] = range.trim().replace('U+', '').split('-');
              const code = text.codePointAt(0) ?? 0;
              return code >= parseInt(from, 16) && code <= parseInt(to, 16);
            }),
          ),
      letter,
    );
  expect(await shown('ń')).toBe(false);
  await page.getByLabel('Email').fill('Kamińska, Phạm');
  await expect.poll(() => shown('ń')).toBe(true);
  await expect.poll(() => shown('ạ')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('SHELL-13 what is pressed has room for a finger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'amara', '/friends?tab=suggested');
    const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).first();
    await expect(follow).toBeVisible();
    const heights = await follow.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const hits = (top: number) => document.elementFromPoint(x + width / 2, top) === button;
      return [hits(y - (43 - height) / 2), hits(y + height + (43 - height) / 2)];
    });
    expect(heights).toEqual([true, true]);
  });

  test('SHELL-10 the way to the token swap is one line under the composer, closed for good', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'amara');
    const line = page.getByRole('region', { name: 'Token swap' });
    const link = line.getByRole('link', { name: 'Swap old tokens' });
    await expect(link).toHaveAttribute('href', /migration/);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(link).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThan(48);
    await line.getByRole('button', { name: 'Close, and do not show again' }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await expect(page.getByRole('feed', { name: 'News feed' })).toBeVisible();
    await expect(line).toBeHidden();
  });
});

for (const path of ['/', '/notifications', '/settings/privacy', '/search?term=ma&tab=all', '/followers']) {
  test(`SHELL-14 nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Reflect.set(globalThis, 'moved', (Reflect.get(globalThis, 'moved') as number) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Every answer is late enough for its skeleton to show.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    await enterAs(page, 'amara', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const name = path.startsWith('/settings') ? 'As others see you' : 'Suggestions';
    await expect(page.getByRole('complementary', { name }).getByRole('listitem').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await untilQuiet(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved') as number)).toBeLessThanOrEqual(0.02);
  });
}

test('SHELL-13 text at twice its size is neither cut off nor over other text', async ({ page }) => {
  await enterAs(page, 'amara', '/');
  const swap = page.getByRole('region', { name: 'Token swap' });
  await expect(swap.getByRole('link', { name: 'Swap old tokens' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const entries = [...document.querySelectorAll<HTMLElement>('nav li > *')].filter(
      (entry) => entry.offsetHeight > 0,
    );
    entries.forEach((entry, index) => {
      const next = entries[index + 1];
      if (next && entry.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1)
        found.push(`overlaps the next: ${entry.textContent}`);
    });
    for (const box of document.querySelectorAll<HTMLElement>(
      'nav li > *, main button, main a[href*=migration], aside button, header [aria-label^=Notifications]',
    )) {
      const outer = box.getBoundingClientRect();
      if (outer.width === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(box);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (
          width > 1 &&
          (left < outer.left - 8 ||
            right > outer.right + 8 ||
            top < outer.top - 8 ||
            bottom > outer.bottom + 8)
        )
          found.push(`leaves its box: ${box.ariaLabel ?? box.textContent}`);
      }
    }
    return [...new Set(found)];
  });
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the comment one lands on is marked as one box', async ({ page, request }) => {
  const newcomer = await joinAs(request, 'Lena');
  const headers = { 'X-Token': newcomer.token };
  const post = await request.post(`/api/post/user/${newcomer.id}`, { headers, data: { post: 'A post' } });
  const { id: postId } = (await post.json()) as { id: string };
  const comment = await request.post(`/api/comments/user/${postId}`, {
    headers,
    data: { msg: 'A comment' },
  });
  const { id } = (await comment.json()) as { id: string };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enterWith(page, newcomer.token, `/post/${postId}?comment=${id}`);
  const article = page.getByRole('article', { name: 'Comment by Lena Newcomer' });
  await expect(article).toBeFocused();
  const mark = () =>
    article.evaluate((element) => {
      const { opacity, borderTopLeftRadius } = getComputedStyle(element, '::before');
      return { opacity: Number(opacity), radius: borderTopLeftRadius };
    });
  expect(await mark()).toEqual({ opacity: 1, radius: '8px' });
  await expect.poll(async () => (await mark()).opacity).toBe(0);
});

test('the press that closes a menu or a popover presses nothing else', async ({ page }) => {
  await enterAs(page, 'amara', '/');
  const post = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(post).toBeVisible();
  for (const [button, role] of [
    ['Account menu', 'menu'],
    [/^Notifications/, 'dialog'],
  ] as const) {
    const opener = page.getByRole('banner').getByRole('button', { name: button });
    await opener.click();
    const open = page.getByRole(role).first();
    await expect(open).toBeVisible();
    const sidebar = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Wallet' })
      .boundingBox();
    await page.mouse.click((sidebar?.x ?? 0) + 20, (sidebar?.y ?? 0) + 10);
    await expect(open).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(open).toBeVisible();
    const own = await opener.boundingBox();
    await page.mouse.click((own?.x ?? 0) + 10, (own?.y ?? 0) + 10);
    await expect(open).toBeHidden();
  }
});

test('the product can be installed and its pages printed', async ({ page, request }) => {
  await enterAs(page, 'amara', '/about');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(href ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Kith', start_url: '/', display: 'standalone' });
  expect((await request.get('/touchIcon.png')).headers()['content-type']).toBe('image/png');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('maintenance and error keep to the measure of the shell on very wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  for (const path of ['/maintenance', '/error']) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const last = await page.getByRole('main').getByRole('button').first().boundingBox();
    expect(heading?.x, path).toBeGreaterThanOrEqual(640);
    expect((last?.x ?? 0) - (heading?.x ?? 0), path).toBeLessThan(1280);
  }
});

test('POST-08 a square GIF is shown square, and none is wider than 320', async ({ page, request }) => {
  const newcomer = await joinAs(request, 'Gina');
  const headers = { 'X-Token': newcomer.token };
  const found = await request.get('/api/post/user/getgiphies?q=&page=1', { headers });
  const { list } = (await found.json()) as { list: { url: string; width: number; height: number }[] };
  const square = list.find(({ width, height }) => width === height);
  const wide = list.find(({ width, height }) => width > 1.4 * height);
  for (const gif of [square, wide])
    await request.post(`/api/post/user/${newcomer.id}`, { headers, data: { gif_link: gif?.url } });
  await enterWith(page, newcomer.token, `/profile/${newcomer.permalink}`);
  const figures = page.getByRole('main').getByRole('figure');
  await expect(figures).toHaveCount(2);
  const boxes = () =>
    figures.evaluateAll((all) => all.map((figure) => [figure.clientWidth, figure.clientHeight]));
  await expect.poll(boxes).toEqual([
    [320, 240],
    [240, 240],
  ]);
});
