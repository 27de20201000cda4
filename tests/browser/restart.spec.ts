import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { signUp, statusComplaint } from './people';

const port = 3219;
const base = `http://127.0.0.1:${port}`;

/** Resolves when the server answers. */
async function start(dataDir: string): Promise<ChildProcess> {
  const server = spawn('node', ['build/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', RATE_SCALE: '1000' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${base}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

test.use({ baseURL: base });

test('SRV-01 what was written is there after a restart, and so is the session', async ({
  page,
  complaints,
}) => {
  // Calls that fail while the server is down or about to be, and what one says of its stream that has just ended.
  // So does code that nobody had waited for before.
  complaints.expected.push(
    ...[/net::ERR_(CONNECTION|EMPTY)/, statusComplaint(503), statusComplaint(404), /PartFailure/],
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'kith-restart-'));
  let server = await start(dataDir);
  try {
    await signUp(page, 'Mika');
    await page.getByRole('button', { name: /What's on your mind\?/ }).click();
    await page
      .getByRole('dialog', { name: 'Create post' })
      .getByLabel('Post text')
      .fill('Written before the restart.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('article').getByText('Written before the restart.')).toBeVisible();
    await stop(server);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('main').getByText('Request failed')).toBeVisible({ timeout: 20_000 });
    server = await start(dataDir);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').getByText('Written before the restart.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').getByText('Written before the restart.')).toBeVisible();
  } finally {
    await stop(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
