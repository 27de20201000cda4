import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { openEmbedded } from '../../server/db/embedded';
import { collectPosts, showBareList } from './bareList';
import { measureFrames, scrollByWheel } from './frames';
import { fillLargeCommunity, fillPostPictures, largeCommunityToken } from './largeCommunity';
import { withServer } from './withServer';

const wanted = 5_000;

/** Runs the server with 100,000 posts, every fourth with a picture, and hands over its address. */
function withLargeFeed(measure: (baseURL: string) => Promise<void>): Promise<void> {
  return withServer(
    3312,
    async (dataDir) => {
      const database = await openEmbedded(dataDir);
      await fillLargeCommunity(database.db);
      await database.close();
      await fillPostPictures(dataDir);
    },
    measure,
  );
}

/** Opens the feed of an average member of the large community. */
async function openFeed(page: Page, baseURL: string): Promise<CDPSession> {
  await page.addInitScript((token) => localStorage.setItem('kith.token', token), largeCommunityToken);
  await page.goto(baseURL);
  await page.getByRole('article').first().waitFor();
  return page.context().newCDPSession(page);
}

/** The same 60 gestures over the feed and over a bare list of the posts that they showed, at a quarter of the speed. */
test('scrolling the feed beside a bare list of its posts', async ({ page }) => {
  test.setTimeout(600_000);
  await withLargeFeed(async (baseURL) => {
    const posts = collectPosts(page);
    const client = await openFeed(page, baseURL);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const measure = async () => {
      const before = await secondsOfWork(client);
      const frames = await measureFrames(page);
      const work = Math.round(1000 * ((await secondsOfWork(client)) - before));
      return { ...frames, 'CPU ms': work };
    };
    const feed = await measure();
    await showBareList(page, await posts());
    const bare = await measure();
    console.table({ feed, 'bare list': bare });
  });
});

/**
 * Feed of 5,000 posts: DOM size, heap and work of two passes; frame times of 60 gestures with a CPU slowed to a
 * quarter.
 */
test('scrolling 5,000 posts', async ({ page }) => {
  test.setTimeout(1_500_000);
  await withLargeFeed(async (baseURL) => {
    const client = await openFeed(page, baseURL);

    const first = await scrollThrough(page, client, wanted);
    await page.evaluate(() => scrollTo(0, 0));
    const second = await scrollThrough(page, client, wanted);
    console.table({ 'first pass': first, 'second pass': second });
    console.log(`heap of the second pass / first: ${(second.heapMB / first.heapMB).toFixed(3)}`);

    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('[role=feed] > [data-index="0"]').waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    console.log(`frames without a post in the window: ${await blankFrames(page)}`);
  });
});

/** Scrolls until a post is mounted. Returns the largest number of nodes, the heap at the end, and the work per post. */
async function scrollThrough(page: Page, client: CDPSession, posts: number) {
  let mostNodes = 0;
  const workBefore = await secondsOfWork(client);
  const lastIndex = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[role=feed] > [data-index]')].map((row) =>
          Number(row.getAttribute('data-index')),
        ),
      ),
    );
  await expect(async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await page.evaluate(async () => {
        scrollBy(0, 2_400);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    }
    mostNodes = Math.max(mostNodes, await page.evaluate(() => document.querySelectorAll('*').length));
    expect(await lastIndex()).toBeGreaterThan(posts);
  }).toPass({ timeout: 600_000, intervals: [0] });
  const work = (await secondsOfWork(client)) - workBefore;
  return {
    mostNodes,
    heapMB: Number(((await smallestHeap(client)) / 1e6).toFixed(1)),
    'ms of CPU a post': Math.round((1000 * work) / posts),
  };
}

/** Main thread time so far, in seconds. */
async function secondsOfWork(client: CDPSession): Promise<number> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Bytes after garbage collection; the smallest of several readings, to leave out running work. */
async function smallestHeap(client: CDPSession): Promise<number> {
  const sizes: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    await client.send('HeapProfiler.collectGarbage');
    sizes.push((await client.send('Runtime.getHeapUsage')).usedSize);
  }
  return Math.min(...sizes);
}

/** Frames without a post in the middle of the window. Measured in a separate run, because looking costs time. */
async function blankFrames(page: Page): Promise<string> {
  await page.evaluate(() => {
    const seen = { all: 0, blank: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const look = () => {
      seen.all += 1;
      if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-index]'))
        seen.blank += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await scrollByWheel(page);
  const { all, blank } = await page.evaluate(
    () => Reflect.get(globalThis, 'seen') as { all: number; blank: number },
  );
  return `${blank} of ${all}`;
}
