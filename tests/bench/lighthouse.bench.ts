import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { measuredScreens, memberToken } from './screens';

const port = 9333;

/** Lighthouse scores and first paints, with phone and desktop settings. */
test('lighthouse', async ({ request, baseURL, launchOptions }) => {
  const token = await memberToken(request);
  const table: Record<string, Record<string, number | string>> = {};
  for (const screen of await measuredScreens(request, token)) {
    for (const device of ['mobile', 'desktop'] as const) {
      const profile = await mkdtemp(join(tmpdir(), 'kith-lighthouse-'));
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
      });
      try {
        const page = context.pages()[0] ?? (await context.newPage());
        await page.goto(`${baseURL ?? ''}/legal/privacy`);
        if (screen.as === 'member')
          await page.evaluate((value) => localStorage.setItem('kith.token', value), token);
        const result = await lighthouse(
          `${baseURL ?? ''}${screen.path}`,
          { port, disableStorageReset: true, logLevel: 'error', output: 'json' },
          device === 'desktop' ? desktopConfig : undefined,
        );
        if (!result) throw new Error(`Lighthouse said nothing of ${screen.name}`);
        const { categories, audits } = result.lhr;
        const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
        table[`${screen.name} ${device}`] = {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best practices': score('best-practices'),
          SEO: score('seo'),
          'FCP ms': Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
          'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
          'blocked ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
          CLS: (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
        };
      } finally {
        await context.close();
        await rm(profile, { recursive: true, force: true });
      }
    }
  }
  console.table(table);
});
