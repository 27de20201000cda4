import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SilentRequest } from '../../../tests/mocks/silentRequest';
import { now, setServerLead } from '../lib/time/clock';
import { configureApi, request, type Call } from './client';
import { isCancelled } from './cancelled';
import { noContent } from './decode';
import { loadTransport } from './loadTransport';

interface Answer {
  status: number;
  headers?: string;
  body?: string;
}

/** Answers of the backend, one after another; none is a broken line, or a request that the browser breaks off. */
let answers: (Answer | 'broken off' | null)[] = [];
/** Method and address of each request. */
let sent: string[] = [];

class AnsweringRequest extends SilentRequest {
  status = 0;
  statusText = '';
  responseText = '';
  response = '';
  responseURL = '';
  readyState = 4;
  #headers = '';
  onloadend: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;

  override open(...[method, url]: [method: string, url: string] | []): void {
    sent.push(`${method} ${url}`);
  }

  getAllResponseHeaders(): string {
    return this.#headers;
  }

  override send(): void {
    const answer = answers.shift();
    queueMicrotask(() => {
      if (!answer) {
        this.onerror();
        return;
      }
      if (answer === 'broken off') {
        this.onabort();
        return;
      }
      this.status = answer.status;
      this.#headers = answer.headers ?? '';
      this.response = answer.body ?? '{}';
      this.responseText = this.response;
      this.onloadend();
    });
  }
}

beforeAll(() => loadTransport());
beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  configureApi({ logsFailures: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  configureApi();
  setServerLead(0);
});

const plant = (changes: Partial<Call<unknown>> = {}) =>
  request({ method: 'get', path: '/api/plant', answer: noContent, ...changes });
/** Follows a call; `settled` is its result or failure, once there is one. */
function follow(call: Promise<unknown>) {
  const followed: { settled?: unknown } = {};
  call.then(
    () => (followed.settled = 'done'),
    (error: unknown) => (followed.settled = error),
  );
  return followed;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('waiting before a read is tried again', () => {
  it.each([
    ['shortest', 0, 375, 1500],
    ['longest', 1, 625, 2500],
  ])('is half a second, then two, give or take a quarter: %s', async (_, random, first, second) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    answers = [null, null, { status: 200 }];
    const call = follow(plant());
    await pass(first - 1);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    await pass(second - 1);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent).toEqual(Array.from({ length: 3 }, () => 'GET /api/plant'));
    expect(call.settled).toBe('done');
  });

  it.each([
    ['2', 2000],
    ['3600', 4000],
  ])('is what the backend asks for (%s s), %i ms at most', async (seconds, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    answers = [{ status: 429, headers: `retry-after: ${seconds}` }, { status: 200 }];
    const call = follow(plant());
    await pass(ms - 1);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(call.settled).toBe('done');
  });

  it('ends at once when the call is given up', async () => {
    answers = [null];
    const controller = new AbortController();
    const call = follow(plant({ signal: controller.signal }));
    await pass(100);
    controller.abort();
    await pass(0);
    expect(isCancelled(call.settled)).toBe(true);
    await pass(10_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a request that the browser breaks off, as Firefox does when another page is asked for', () => {
  it('is sent again where it reads', async () => {
    answers = ['broken off', { status: 200 }];
    const call = follow(plant());
    await pass(1000);
    expect(call.settled).toBe('done');
    expect(sent).toHaveLength(2);
  });

  it('fails where it writes, like a broken line, once the page would be gone', async () => {
    answers = ['broken off'];
    const call = follow(plant({ method: 'post' }));
    await pass(2999);
    expect(call.settled).toBeUndefined();
    await pass(1);
    expect(call.settled).toMatchObject({ appError: { kind: 'network' } });
    expect(sent).toHaveLength(1);
  });

  it('is given up at once by who made it', async () => {
    answers = ['broken off'];
    const controller = new AbortController();
    const call = follow(plant({ method: 'post', signal: controller.signal }));
    await pass(100);
    controller.abort();
    await pass(0);
    expect(isCancelled(call.settled)).toBe(true);
  });
});

it.each([
  ['a broken line', null, 3],
  ['a wait that the backend asks for', { status: 429 }, 3],
  ['a fault of the backend', { status: 500 }, 3],
  ['a gateway without a backend', { status: 502 }, 3],
  ['what is not there', { status: 404 }, 1],
  ['what is refused', { status: 403 }, 1],
  ['input that does not fit', { status: 422 }, 1],
  ['an answer that is no JSON', { status: 200, body: 'OK' }, 1],
])('a read that meets %s is sent as often as that may help', async (_, answer, times) => {
  answers = Array.from({ length: 4 }, () => answer);
  const call = follow(plant());
  await pass(10_000);
  expect(call.settled).toBeInstanceOf(Error);
  expect(sent).toHaveLength(times);
});

it('AUTH-07 ANY-04 a GET that changes something is sent once, whatever becomes of its answer', async () => {
  answers = [{ status: 502 }, null];
  const call = follow(plant({ isWrite: true }));
  await pass(10_000);
  expect(call.settled).toMatchObject({ appError: { kind: 'api' } });
  const lost = follow(plant({ isWrite: true }));
  await pass(10_000);
  expect(lost.settled).toMatchObject({ appError: { kind: 'network' } });
  expect(sent).toHaveLength(2);
});

it('a path that a browser would walk is never asked for', async () => {
  const call = follow(plant({ path: '/api/post/view/../../log' }));
  await pass(0);
  expect(call.settled).toMatchObject({ appError: { kind: 'malformed' } });
  expect(sent).toEqual([]);
});

it.each([
  ['a write', { method: 'post' as const }],
  ['a write that the backend takes as a GET', { isWrite: true }],
])('ANY-02 %s is done, whatever text is answered', async (_, changes) => {
  answers = [{ status: 200, body: 'OK' }];
  const call = follow(plant(changes));
  await pass(0);
  expect(call.settled).toBe('done');
});

it('lets time run evenly though the backend names whole seconds', async () => {
  const at = vi.spyOn(Date, 'now');
  const times: number[] = [];
  for (const ms of [10_000, 10_400, 10_990, 11_010, 11_900]) {
    // The server's clock is 5 s ahead, and its answer is on its way for 300 ms.
    at.mockReturnValue(ms);
    answers = [{ status: 200, headers: `date: ${new Date(ms + 5000).toUTCString()}` }];
    follow(plant());
    at.mockReturnValue(ms + 300);
    await pass(0);
    times.push(now() - ms);
  }
  expect(times).toEqual([5000, 5000, 5000, 5000, 5000]);
});

it('takes the time from the backend, and nothing from a date that is none', async () => {
  const minutesApart = () => Math.round((now() - Date.now()) / 60_000);
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const seen: unknown[] = [];
  for (const headers of [`date: ${date}`, 'date: soon', '']) {
    answers = [{ status: 200, headers }];
    follow(plant({ onHeaders: (all) => void seen.push(all['date']) }));
    await pass(0);
    expect(minutesApart()).toBe(60);
  }
  expect(seen).toEqual([date, 'soon', undefined]);
});
