import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config';
import { createRateLimiter } from '../../http/rateLimiter';
import { silentLog } from '../../log';
import { createTestClock } from '../../testing/clock';
import { startTestSite, type TestSite } from '../../testing/site';
import { findPreview } from '../../writing/previews/service';
import { createCoins } from '../coins';
import { createGifService } from '../gifs/gifService';
import { createImageProxy } from '../imageProxy';
import { createGasEstimates } from '../migration/gasEstimates';
import { createPreviewCache } from '../previewCache';
import { createGatewaySender } from '../sms';
import { createOutbound } from './outbound';
import { askService } from './service';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const clock = createTestClock(new Date('2026-03-04T09:30:00.000Z'));
const address = () => `http://127.0.0.1:${site.port}/`;
const outbound = () =>
  createOutbound({
    userAgent: 'test',
    testHosts: new Map([['site.example', { host: '127.0.0.1', port: site.port }]]),
  });

async function askPreview(): Promise<unknown> {
  const deps = {
    config: readConfig({}),
    outbound: outbound(),
    previews: createPreviewCache(clock),
    limiter: createRateLimiter({
      clock,
      scale: 1,
      countShared: () => Promise.reject(new Error('Not shared')),
    }),
  };
  // The database is asked for links of this server only.
  return findPreview({ ...deps, db: {} as never }, 1, 'http://site.example/');
}

async function askPicture(): Promise<unknown> {
  const proxy = createImageProxy({ outbound: outbound(), secret: 'secret', clock });
  const [, , signature = '', name = ''] = proxy.wrap('http://site.example/').split('/');
  return proxy.find(signature, name, false);
}

/** Callers of other servers, each with the outcome of an answer that never ends. */
const callers: [string, () => Promise<unknown>, unknown][] = [
  [
    'the gas service',
    () => createGasEstimates({ gasEstimateUrl: address(), gasEstimateKey: null }, 1, silentLog).ask('1'),
    { status: '0', message: 'NOTOK', result: '' },
  ],
  [
    'the coins',
    () => createCoins({ coinsUrl: address(), isCoinsDemo: false }, clock, silentLog).prices(),
    { list: [], asOf: null, isDemo: false },
  ],
  ['the GIFs', () => createGifService({ url: address(), key: '', hosts: [] }).search('cat', 1), 'refused'],
  ['text messages', () => createGatewaySender(address()).send({ to: '+491', text: 'Hello' }), 'refused'],
  ['the node of the chain', () => askService(address(), { json: {}, deadlineMs: 10_000 }), 'refused'],
  ['previews', askPreview, null],
  ['pictures of other servers', askPicture, null],
];

let closed = 0;
let sent = 0;

/** Sends chunks until the far side hangs up. */
function stream(response: ServerResponse, chunk: string, pauseMs: number): void {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  const more = setInterval(() => {
    sent += chunk.length;
    response.write(chunk);
  }, pauseMs);
  response.on('close', () => {
    clearInterval(more);
    closed += 1;
  });
}

beforeEach(() => {
  closed = 0;
  sent = 0;
});
afterEach(() => void vi.useRealTimers());

describe.each(callers)('an answer to %s that never ends', (_name, ask, outcome) => {
  const asked = () => ask().catch(() => 'refused');

  it('is cut off by time when it drips', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    site.answer = (_request, response) => stream(response, ' ', 5);
    const answer = asked();
    await vi.waitUntil(() => sent > 3, { timeout: 5_000 });
    expect(closed).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(outcome);
    await vi.waitUntil(() => closed === 1);
  });

  it('is cut off by size when it floods', async () => {
    // No time passes here: the size alone ends it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    site.answer = (_request, response) => stream(response, ' '.repeat(256 * 1024), 1);
    expect(await asked()).toEqual(outcome);
    await vi.waitUntil(() => closed === 1);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});
