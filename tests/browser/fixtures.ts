import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';

interface Complaints {
  /** Messages that the test expects; any other fails it. */
  expected: RegExp[];
}

interface Traffic {
  underWay: Set<Request>;
  lastAt: number;
}

const traffics = new WeakMap<BrowserContext, Traffic>();

function observeTraffic(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), lastAt: Date.now() };
  traffics.set(context, traffic);
  const end = (request: Request) => {
    traffic.underWay.delete(request);
    traffic.lastAt = Date.now();
  };
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/stream')) traffic.underWay.add(request);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Waits until nothing has been asked of the server for half a second. The event stream is always open. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect
    .poll(() => {
      const traffic = traffics.get(page.context());
      return traffic !== undefined && traffic.underWay.size === 0 && Date.now() - traffic.lastAt > 500;
    })
    .toBe(true);
}

/**
 * Fails every test on a console error or warning, an uncaught error or a violation of the security policy. Tests of
 * faults name the browser's own messages in `complaints.expected`.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use, testInfo) => {
      observeTraffic(context);
      const found: string[] = [];
      const complaints: Complaints = { expected: [] };
      context.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type());
        if (isComplaint) found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => found.push(`uncaught: ${event.error().message}`));
      await context.exposeFunction('reportViolation', (text: string) => void found.push(`policy: ${text}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(globalThis, 'reportViolation') as (text: string) => void;
          report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
        });
      });
      await use(complaints);
      // Passes over requests that are still on their way through a handler of the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = found.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)));
      expect(unexpected, `complaints of the browser in "${testInfo.title}"`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/** Requires axe to find nothing: all WCAG 2.2 A and AA rules and the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await settleColours(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothingFound(page, { runOnly: tags });
}

/** Requires axe to find nothing in the light theme, nor in the dark one, of which only the colours differ. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settleColours(page);
  const values = ['color-contrast', 'link-in-text-block'];
  await expectNothingFound(page, { runOnly: { type: 'rule', values } });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function settleColours(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  // Animated colours would fail the contrast check.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Requires the name of every control to hold the text that is seen on it, which axe counts among its experiments. */
export async function expectNamesAsSeen(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await expectNothingFound(page, { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } });
}

async function expectNothingFound(page: Page, options: object): Promise<void> {
  const { violations } = await page.evaluate(async (chosen) => {
    const axe = Reflect.get(globalThis, 'axe') as {
      run: (root: Document, options: object) => Promise<AxeResult>;
    };
    return axe.run(document, chosen);
  }, options);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  );
  expect(findings).toEqual([]);
}
