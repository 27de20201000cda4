import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** Same server and browser as the browser tests, one script at a time. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  use: { trace: 'off', screenshot: 'off' },
});
