import { expect, test, untilQuiet } from './fixtures';
import { enterAs } from './people';

/** Watches what moves on a page from now on, in the browser's own measure. */
const watchShifts = () => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    Reflect.set(globalThis, 'moved', moved);
  }).observe({ type: 'layout-shift' });
};

test('LIVE-02 what one member does shows at the other within a second, and moves nothing', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'amara', '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await browser.newPage();
  await enterAs(other, 'priya', '/profile/amara');
  // One that the demo community's member has not liked yet.
  const like = other.getByRole('article').getByRole('button', { name: 'Like', exact: true, pressed: false });
  await expect(like.first()).toBeVisible();
  await untilQuiet(page);
  await page.evaluate(watchShifts);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const before = Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);

  await like.first().click();
  const begun = Date.now();
  await expect(bell).toHaveAccessibleName(new RegExp(`, ${before + 1} unread`), { timeout: 5000 });
  expect(Date.now() - begun).toBeLessThan(1500);
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'moved') as number | undefined) ?? 0)).toBe(0);
  await other.close();
});

test('LIVE-01 all tabs of a browser share one stream', async ({ page, context }) => {
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/stream')) streams += 1;
  });
  await enterAs(page, 'yusuf', '/');
  await untilQuiet(page);
  await expect.poll(() => streams).toBe(1);
  const second = await context.newPage();
  await second.goto('/followers');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(second);
  expect(streams).toBe(1);
  await page.close();
  await expect.poll(() => streams).toBe(2);
});
