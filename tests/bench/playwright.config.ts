import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** The measuring scripts: same server and browser as the browser tests, one after the other. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  use: { trace: 'off', screenshot: 'off' },
});
