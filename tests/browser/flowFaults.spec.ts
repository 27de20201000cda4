import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { accountFlows } from './flows/accountFlows';
import { communityFlows } from './flows/communityFlows';
import { postFlows } from './flows/postFlows';

const flows = [...accountFlows, ...postFlows, ...communityFlows];

/** Faults of one call. The last four reach the server: only its answer is lost or spoilt. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'a late answer': async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response });
  },
  'a connection that is reset': (route) => route.abort('connectionreset'),
  'an error of the server': (route) =>
    route.fulfill({ status: 500, json: { code: 500, dictionary_code: 'genericError', message: '' } }),
  'a server that is busy': (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { code: 503, message: '' } }),
  'a lost answer': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'a page instead of an answer': async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' });
  },
  'half an answer': async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'application/json', body: '{"id": "1", "na' });
  },
  'an empty answer': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, body: '' });
  },
};

/** All of them with FLOW_FAULTS=all; the one that most easily leads to something twice otherwise. */
const tried = process.env['FLOW_FAULTS'] === 'all' ? Object.keys(faults) : ['a lost answer'];

/** Lets the fault happen to the first such call. */
async function failOnce(
  page: Page,
  call: RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<() => boolean> {
  let hasHappened = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isMeant = call.test(`${request.method()} ${new URL(request.url()).pathname}`);
    if (hasHappened || !isMeant) return route.fallback();
    hasHappened = true;
    return fault(route);
  });
  return () => hasHappened;
}

/** Waits for the second try, or for the end of the first: live news may tell it, and take the button away. */
async function unlessDone(again: Promise<unknown>, done: Locator): Promise<void> {
  again.catch(() => undefined);
  await Promise.race([again, done.waitFor()]);
}

for (const fault of tried) {
  test.describe(`after ${fault}`, () => {
    for (const flow of flows) {
      test(`API-07 ${flow.title} goes on without a reload`, async ({ page, complaints }) => {
        complaints.expected = [/Failed to load resource|status of (500|503|409|422)/];
        const { call, press, pressAgain = press, done, count } = await flow.ready(page);
        await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
        const hasHappened = await failOnce(page, call, faults[fault] ?? (() => Promise.resolve()));
        await press();
        await expect.poll(hasHappened).toBe(true);
        const complaint = page.getByText(/Request failed|Something went wrong|Not sent|Failed to/).first();
        await expect(done.or(complaint).first()).toBeVisible();
        if (await done.isHidden()) await unlessDone(pressAgain(), done);
        await expect(done).toBeVisible();
        if (count) expect(await count()).toBe(1);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true)).toBe(true);
      });
    }
  });
}
