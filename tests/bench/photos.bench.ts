import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { hashToken } from '../../server/tokens';
import { loadedPictures, showBareGrid } from './bareGrid';
import { fillPictures } from './fillPictures';
import { measureFrames } from './frames';
import { withServer } from './withServer';

const photos = 10_000;
const chosen = 300;
const port = 3313;
const token = 'a-token-for-measuring-only';

/** A member with one album; its photos spread over ten years. */
async function fillAlbum(db: Database, count: number): Promise<void> {
  const statements = [
    sql`insert into users (permalink, first_name, last_name, display_name, search_name, email, password_hash,
        access_role, confirmed_at)
      values ('photographer', 'Ada', 'Photo', 'Ada Photo', 'ada photo', 'ada@kith.example', 'none', 'member', now())`,
    sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      values (${hashToken(token)}, 1, now(), now(), now() + interval '1 day')`,
    sql`insert into albums (owner_id, title, privacy, photo_count, created_at)
      values (1, 'Ten years', 'public', ${count}, now())`,
    sql`insert into files (key, owner_id, mime, size, width, height, visibility, state, hash, created_at)
      select md5(n::text), 1, 'image/jpeg', 90000, 900 + n % 7 * 100, 1300 - n % 5 * 100, 'private', 'kept',
        '3OcRJYB4d3h/iIeHeEh3eIhw+j3A', now() - n * interval '8 hours'
      from generate_series(1, ${count}::int) n`,
    sql`insert into album_photos (file_key, album_id, position, created_at)
      select md5(n::text), 1, n, now() - n * interval '8 hours' from generate_series(1, ${count}::int) n`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

async function openAlbum(page: Page, baseURL: string): Promise<void> {
  await page.addInitScript((given) => localStorage.setItem('kith.token', given), token);
  await page.goto(`${baseURL}/photos/1`);
}

/**
 * Frame times and nodes of the grid while 10,000 photos are scrolled with a CPU slowed to a quarter, beside a bare one.
 */
test('scrolling 10,000 photos', async ({ page }) => {
  await withServer(
    port,
    async (dataDir) => {
      const database = await openEmbedded(dataDir);
      await fillAlbum(database.db, photos);
      await database.close();
      await fillPictures(dataDir, { count: photos });
    },
    async (baseURL) => {
      await openAlbum(page, baseURL);
      await page.getByRole('gridcell').first().waitFor();
      await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const measured = await measureFrames(page);
      const nodes = await page.evaluate(
        () => document.querySelector('[role=grid]')?.querySelectorAll('*').length,
      );
      const pictures = await loadedPictures(page);
      await client.send('Network.clearBrowserCache');
      await showBareGrid(page, pictures, photos);
      const bare = await measureFrames(page);
      console.table({
        '10,000 photos at 4x CPU': { ...measured, nodes },
        'a bare grid of the same pictures': { ...bare, nodes: undefined },
      });
      expect.soft(measured['p99 ms']).toBeLessThanOrEqual(50);
      expect.soft(nodes).toBeLessThanOrEqual(700);
    },
  );
});

/** Photos that differ in a few pixels. */
async function makePhotos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const assets = resolve('server/seed/assets/photos');
  const [photo = ''] = await readdir(assets);
  const picture = await sharp(await readFile(join(assets, photo)))
    .resize(1200, 900)
    .jpeg()
    .toBuffer();
  return Array.from({ length: chosen }, (_, at) => ({
    name: `photo-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([picture, randomBytes(16)]),
  }));
}

/** Waiting after clicks and keys while 300 files are sent, and the order in which they end. */
test('adding 300 photos at once', async ({ page }) => {
  const files = await makePhotos();
  await withServer(
    port,
    async (dataDir) => {
      const database = await openEmbedded(dataDir);
      await fillAlbum(database.db, 0);
      await database.close();
    },
    async (baseURL) => {
      await openAlbum(page, baseURL);
      await page.getByText('An empty album, for now').waitFor();
      await page.evaluate(() => {
        const waits: number[] = [];
        Reflect.set(globalThis, 'waits', waits);
        new PerformanceObserver((list) =>
          waits.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe({
          type: 'event',
          durationThreshold: 16,
          buffered: false,
        } as PerformanceObserverInit);
      });
      const names: string[] = [];
      await page.route('**/upload', async (route) => {
        const name = /filename="([^"]*)"/.exec(
          route.request().postDataBuffer()?.toString('latin1') ?? '',
        )?.[1];
        const answer = await route.fetch();
        const { key } = (await answer.json()) as { key: string };
        names.push(`${key} ${name ?? ''}`);
        await route.fulfill({ response: answer });
      });
      const from = Date.now();
      await page.locator('input[type=file]').first().setInputFiles(files);
      const queue = page.getByRole('region', { name: 'Uploading' });
      await queue.waitFor();
      const done = page.getByText(`${chosen} photos added`);
      while (!(await done.isVisible())) {
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.keyboard.press('Escape');
      }
      const waits = (await page.evaluate(() => Reflect.get(globalThis, 'waits') as number[])).toSorted(
        (a, b) => b - a,
      );
      const keys = await page.evaluate(async (given) => {
        const found: string[] = [];
        for (let at = 1; at <= 60; at += 1) {
          const answer = await fetch(`/api/gallery/photos?album_id=1&order=hand&page=${at}`, {
            headers: { 'X-Token': given },
          });
          const { list } = (await answer.json()) as { list: { key: string }[] };
          found.push(...list.map(({ key }) => key));
        }
        return found;
      }, token);
      const nameOf = new Map(names.map((line) => line.split(' ') as [string, string]));
      console.table({
        'seconds in all': (Date.now() - from) / 1000,
        'clicks and keys over 16 ms': waits.length,
        'longest wait, ms': waits[0] ?? 0,
        photos: keys.length,
      });
      expect.soft(waits[Math.floor(waits.length / 50)] ?? 0).toBeLessThanOrEqual(200);
      expect(keys.map((key) => nameOf.get(key))).toEqual(files.map(({ name }) => name));
    },
  );
});
