import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAs } from '../browser/people';

const port = 3312;
const baseURL = `http://127.0.0.1:${port}`;
const count = 100;
const megabyte = 1024 * 1024;

/** Noisy photos of nearly 10 MB, like a camera's; they differ in their last bytes. */
async function makePhotos(folder: string): Promise<string[]> {
  const [width, height] = [4000, 3000];
  const noise = Buffer.alloc(width * height * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = ((at * 2_654_435_761) >>> 13) & 127;
  const jpeg = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const body = Buffer.concat([jpeg, Buffer.alloc(Math.max(0, 9.9 * megabyte - jpeg.length))]);
  const paths = Array.from({ length: count }, (_, index) => join(folder, `photo-${index + 1}.jpg`));
  for (const path of paths) await writeFile(path, body);
  return paths;
}

/** Resident memory of the browser's largest renderer. */
function rendererMegabytes(userData: string): number {
  const list = execFileSync('ps', ['-eo', 'pid,args', '-ww'], { encoding: 'utf8', maxBuffer: 64 * megabyte });
  const own = list.split('\n').filter((line) => line.includes('--type=renderer') && line.includes(userData));
  const sizes = own.map((line) => {
    const status = readFileSync(`/proc/${line.trim().split(' ')[0] ?? ''}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.max(0, ...sizes);
}

const collectGarbage = (page: Page) =>
  page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'gc') as () => void, null, []));

/** Records the longest pause between frames. */
const watchGaps = (page: Page) =>
  page.evaluate(() => {
    const watch = { longest: 0 };
    Reflect.set(globalThis, 'gapWatch', watch);
    let last = performance.now();
    const frame = (now: number) => {
      watch.longest = Math.max(watch.longest, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const longestGap = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'gapWatch') as { longest: number }).longest);

/** Memory and responsiveness with a hundred photos of 10 MB in the composer. */
test('a hundred large photos in the composer', async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const server = spawn(process.execPath, [resolve('build/server/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), RATE_SCALE: '1000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const userData = join(folder, 'browser');
  const context = await chromium.launchPersistentContext(userData, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--js-flags=--expose-gc'],
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const paths = await makePhotos(folder);
    const page = await context.newPage();
    await expect
      .poll(
        () =>
          page.request.get(`${baseURL}/health`).then(
            (answer) => answer.status(),
            () => 0,
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(200);
    // Leaves out the server's disk.
    await page.route('**/upload', () => new Promise(() => undefined));
    await enterAs(page, 'amara');
    await page.getByRole('button', { name: "What's on your mind?" }).click();
    const dialog = page.getByRole('dialog', { name: 'Create post' });
    await dialog.getByLabel('Post text').fill('A hundred photos');
    await collectGarbage(page);
    const before = rendererMegabytes(userData);

    await watchGaps(page);
    let peak = before;
    const meter = setInterval(() => (peak = Math.max(peak, rendererMegabytes(userData))), 500);
    await dialog.locator('input[type=file]').setInputFiles(paths);
    const pictures = dialog.getByRole('list', { name: 'Photos' }).locator('img[src^="blob:"]');
    await expect(pictures).toHaveCount(count, { timeout: 300_000 });
    clearInterval(meter);
    const gap = await longestGap(page);

    page.on('dialog', (question) => void question.accept());
    for (let removed = 0; removed < count; removed += 1) {
      await dialog.getByRole('button', { name: 'Remove photo 1', exact: true }).click();
    }
    await dialog.getByLabel('Post text').fill('');
    let left = Infinity;
    for (let second = 0; second < 30 && left > 60; second += 1) {
      await collectGarbage(page);
      left = rendererMegabytes(userData) - before;
      await page.waitForTimeout(1000);
    }
    console.table({
      'memory before, MB': Math.round(before),
      'most while adding, MB': Math.round(peak - before),
      'left after removing, MB': Math.round(left),
      'longest pause, ms': Math.round(gap),
    });
    expect.soft(peak - before).toBeLessThan(400);
    expect.soft(left).toBeLessThan(60);
    expect.soft(gap).toBeLessThanOrEqual(200);
  } finally {
    await context.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
