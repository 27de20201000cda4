import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 3210);
/** Chromium's headless shell draws the same pages with two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const chromium = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';
const baseURL = `http://127.0.0.1:${port}`;

/** Runs the built app on the shipped server with a new demo community. Needs `npm run build` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can stall a browser for seconds; tests that pass on retry are reported as "flaky".
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Recording every test would slow all of them by a third.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? chromium,
      args: [
        '--no-sandbox',
        // There is no graphics card: software rendering without emulating one is cheaper.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node build/server/main.js',
    cwd: '../..',
    url: `${baseURL}/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['BROWSER_TEST_DATA'] ?? mkdtempSync(join(tmpdir(), 'kith-browser-')),
      RATE_SCALE: '1000',
      COINS_DEMO: 'true',
    },
  },
});
