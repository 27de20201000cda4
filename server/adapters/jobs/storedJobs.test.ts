import { expect, it, afterAll, beforeAll } from 'vitest';
import { silentLog } from '../../log';
import { testDatabase } from '../../testing/testDatabase';
import type { OpenDatabase } from '../../db/open';
import { openStoredJobs } from './storedJobs';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.run('drop schema if exists jobs cascade', []);
});

const open = () => openStoredJobs({ run: database.run, log: silentLog, pollSeconds: 0.5 });

it('CLIP-02 a job that was asked for before a stop is done after the next start', async () => {
  const first = await open();
  await first.send('video.prepare', { clipId: 7 });
  await first.stop();
  const second = await open();
  const done: number[] = [];
  await second.work('video.prepare', ({ clipId }) => Promise.resolve(void done.push(clipId)));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([7]);
  await second.stop();
});

it('CLIP-02 a job under way is interrupted by a stop, and does not hold it up', async () => {
  const jobs = await open();
  let interrupted = false;
  let begun = false;
  await jobs.work('video.prepare', (_data, signal) => {
    begun = true;
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        interrupted = true;
        reject(new Error('The server stops'));
      }),
    );
  });
  await jobs.send('video.prepare', { clipId: 8 });
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(true);
  const start = performance.now();
  await jobs.stop();
  expect(interrupted).toBe(true);
  expect(performance.now() - start).toBeLessThan(3_000);
});
