import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, request } from '@playwright/test';

/**
 * Runs the built server on a temporary data directory during a measurement.
 * @param prepare fills the directory before the server starts
 */
export async function withServer(
  port: number,
  prepare: (dataDir: string) => Promise<void>,
  measure: (baseURL: string, pid: number) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const baseURL = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'kith-large-'));
  await prepare(dataDir);
  const server = spawn(process.execPath, [resolve('build/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_SCALE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = await request.newContext();
  try {
    const health = () =>
      client.get(`${baseURL}/health`).then(
        (answer) => answer.status(),
        () => 0,
      );
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    await measure(baseURL, server.pid ?? 0);
  } finally {
    await client.dispose();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}
