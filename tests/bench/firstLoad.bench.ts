import { expect, test, type Page, type Request } from '@playwright/test';
import { enter, measuredScreens, memberToken, type Screen } from './screens';

interface Row {
  script: number;
  style: number;
  font: number;
  requests: number;
  /** Requests after the control has answered: idle and on intent. */
  later: number;
}

/** Bytes and requests until a screen's main control answers; pictures and API calls are counted apart. */
test('first load', async ({ browser, request }) => {
  const token = await memberToken(request);
  const table: Record<string, Record<string, number>> = {};
  for (const screen of await measuredScreens(request, token)) {
    const page = await browser.newPage();
    await enter(page, screen, token);
    const row = await measure(page, screen);
    table[screen.name] = {
      'script kB': round(row.script),
      'style kB': round(row.style),
      'font kB': round(row.font),
      requests: row.requests,
      later: row.later,
    };
    await page.close();
  }
  console.table(table);
});

async function measure(page: Page, screen: Screen): Promise<Row> {
  const row: Row = { script: 0, style: 0, font: 0, requests: 0, later: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => counted.push(count(request, row)));
  await page.goto(screen.path);
  await page.getByRole(screen.control.role, { name: screen.control.name }).first().waitFor();
  await Promise.all(counted);
  const usable = { ...row };
  await untilQuiet(() => counted.length);
  await Promise.all(counted);
  return { ...usable, later: row.requests - usable.requests };
}

async function count(request: Request, row: Row): Promise<void> {
  const type = request.resourceType();
  if (['image', 'xhr', 'fetch', 'media', 'eventsource'].includes(type)) return;
  row.requests += 1;
  const { responseBodySize } = await request.sizes();
  if (type === 'script') row.script += responseBodySize;
  else if (type === 'stylesheet') row.style += responseBodySize;
  else if (type === 'font') row.font += responseBodySize;
}

/** Resolves when nothing was requested for two seconds. The live stream of a member keeps `networkidle` from coming. */
async function untilQuiet(requests: () => number): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const quiet = requests() === before;
        before = requests();
        return quiet;
      },
      { intervals: [2_000], timeout: 60_000 },
    )
    .toBe(true);
}

function round(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
