import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SilentRequest } from '../../../tests/mocks/silentRequest';
import { RequestError, type AppError } from '../errors/appError';
import { configureApi, onTokenRefused, request, settleRefused } from './client';
import { listOf, noContent } from './decode';
import { isCancelled } from './cancelled';
import { clearToken, storeToken } from './token';

const server = setupServer();
const plant = v.object({ id: v.string(), latinName: v.string() });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearToken();
  configureApi({ retryDelaysMs: [0, 0], logsFailures: false });
});
afterEach(() => {
  server.resetHandlers();
  clearToken();
  configureApi();
});
afterAll(() => server.close());

const getPlant = (signal?: AbortSignal) =>
  request({ method: 'get', path: '/api/plant', answer: plant, signal });
const answers = (make: () => Response | Promise<Response>) => server.use(http.all('*/api/plant', make));

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof RequestError))
    throw new Error('The call did not fail with a RequestError', { cause: thrown });
  return thrown.appError;
}

describe('the API client', () => {
  it('API-01 sends X-App always and X-Token when there is a token, the tab’s own or that of the call', async () => {
    const seen: (string | null)[][] = [];
    server.use(
      http.get('*/api/plant', ({ request: { headers } }) => {
        seen.push([headers.get('X-App'), headers.get('X-Token')]);
        return HttpResponse.json({ id: '1', latin_name: 'Filix' });
      }),
    );
    await getPlant();
    storeToken('secret');
    await getPlant();
    for (const token of ['mailed', null])
      await request({ method: 'get', path: '/api/plant', answer: plant, token });
    expect(seen).toEqual([
      ['kith-web', null],
      ['kith-web', 'secret'],
      ['kith-web', 'mailed'],
      ['kith-web', null],
    ]);
  });

  it('API-01 never sends the token to another origin', async () => {
    storeToken('secret');
    const hosts: string[] = [];
    server.use(
      http.all('*', ({ request: { url } }) => {
        hosts.push(new URL(url).host);
        return HttpResponse.json({});
      }),
    );
    await request({ method: 'post', path: 'https://evil.example/api', answer: noContent });
    expect(hosts).toEqual([location.host]);
  });

  it('API-02 converts keys to camelCase, deep', async () => {
    answers(() => HttpResponse.json({ id: '1', latin_name: 'Filix', grown_in: [{ garden_name: 'north' }] }));
    const answer = await request({ method: 'get', path: '/api/plant', answer: v.looseObject({}) });
    expect(answer).toEqual({ id: '1', latinName: 'Filix', grownIn: [{ gardenName: 'north' }] });
  });

  it('API-02 leaves the keys of maps keyed by id', async () => {
    answers(() => HttpResponse.json({ online_by_id: { user_1: 2, '550e8400-e29b': 1 } }));
    const answer = await request({
      method: 'get',
      path: '/api/plant',
      answer: v.looseObject({}),
      keepKeysAt: ['online_by_id'],
    });
    expect(answer).toEqual({ onlineById: { user_1: 2, '550e8400-e29b': 1 } });
  });

  it('API-03 a time-out becomes "Request timeout" after 100000 ms and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('XMLHttpRequest', SilentRequest);
    try {
      configureApi({ retryDelaysMs: [], logsFailures: false });
      let failure: AppError | null = null;
      const done = failureOf(getPlant()).then((error) => (failure = error));
      await vi.advanceTimersByTimeAsync(99_999);
      expect(failure).toBeNull();
      await vi.advanceTimersByTimeAsync(2);
      await done;
      expect(failure).toMatchObject({ kind: 'timeout', code: 'requestTimeout' });
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it('API-03 the log call has the same limit', async () => {
    const limits: number[] = [];
    class Recorder extends SilentRequest {
      override send(): void {
        limits.push(this.timeout);
        super.send();
      }
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('XMLHttpRequest', Recorder);
    try {
      configureApi({ retryDelaysMs: [], logsFailures: true });
      const done = failureOf(getPlant());
      await vi.advanceTimersByTimeAsync(100_001);
      await done;
      await vi.waitFor(() => expect(limits).toEqual([100_000, 100_000]));
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it('API-03 a request with no result becomes "Request failed"', async () => {
    answers(() => HttpResponse.error());
    expect(await failureOf(getPlant())).toMatchObject({ kind: 'network', code: 'requestFailed' });
  });

  it('API-03 API-05 any other failure is what the body says', async () => {
    answers(() =>
      HttpResponse.json(
        {
          code: 422,
          dictionary_code: 'validationError',
          message: 'No',
          params: { count: 3 },
          fields: { firstName: 'required' },
        },
        { status: 422, headers: { 'Retry-After': '30' } },
      ),
    );
    expect(await failureOf(getPlant())).toEqual({
      kind: 'api',
      code: 'validationError',
      status: 422,
      params: { count: 3 },
      fields: { firstName: 'required' },
      retryAfter: 30,
    });
  });

  it('API-05 an error page without a code is the generic error', async () => {
    answers(
      () =>
        new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await failureOf(getPlant())).toMatchObject({ kind: 'api', code: 'genericError', status: 502 });
  });

  it.each([
    ['an HTML page', () => new HttpResponse('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'truncated JSON',
      () => new HttpResponse('{"id": "1', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['an empty body', () => new HttpResponse('', { status: 200 })],
    ['a missing field', () => HttpResponse.json({ id: '1' })],
    ['another type', () => HttpResponse.json({ id: 1, latin_name: 'Filix' })],
    ['null', () => HttpResponse.json(null)],
    ['absurdly deep JSON', () => new HttpResponse('['.repeat(20_000) + ']'.repeat(20_000))],
  ])('API-07 %s where an object is expected is malformed', async (_, answer) => {
    answers(answer);
    expect(await failureOf(getPlant())).toMatchObject({ kind: 'malformed', code: 'requestFailed' });
  });

  it('API-07 a list without `list` is malformed, one with a broken item loses that item alone', async () => {
    const plants = listOf(plant);
    answers(() => HttpResponse.json({ count: 3 }));
    expect(await failureOf(request({ method: 'get', path: '/api/plant', answer: plants }))).toMatchObject({
      kind: 'malformed',
    });
    answers(() => HttpResponse.json({ list: [{ id: '1', latin_name: 'Filix' }, { id: 2 }, null], count: 3 }));
    expect(await request({ method: 'get', path: '/api/plant', answer: plants })).toEqual({
      list: [{ id: '1', latinName: 'Filix' }],
      count: 3,
    });
  });

  it('API-07 a list without one good item is malformed, an empty one is not', async () => {
    const plants = listOf(plant);
    answers(() => HttpResponse.json({ list: [{ id: 2 }, null], count: 2 }));
    expect(await failureOf(request({ method: 'get', path: '/api/plant', answer: plants }))).toMatchObject({
      kind: 'malformed',
    });
    answers(() => HttpResponse.json({ list: [], count: 0 }));
    expect(await request({ method: 'get', path: '/api/plant', answer: plants })).toEqual({
      list: [],
      count: 0,
    });
  });

  it('API-09 reads the payload from the body, or from its data key', async () => {
    answers(() => HttpResponse.json({ data: { id: '1', latin_name: 'Filix' } }));
    expect(await getPlant()).toEqual({ id: '1', latinName: 'Filix' });
  });

  it('API-03 API-08 a cancelled call is neither an error nor logged', async () => {
    configureApi({ retryDelaysMs: [], logsFailures: true });
    const logged = vi.fn();
    server.use(http.post('*/api/log', () => (logged(), new HttpResponse(null, { status: 204 }))));
    answers(() => delay('infinite').then(() => HttpResponse.json({})));
    const controller = new AbortController();
    const call = getPlant(controller.signal).catch((error: unknown) => error);
    controller.abort();
    expect(isCancelled(await call)).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it('tries a read again after passing faults, twice at most', async () => {
    let calls = 0;
    answers(() => {
      calls += 1;
      return calls < 3
        ? new HttpResponse(null, { status: 503 })
        : HttpResponse.json({ id: '1', latin_name: 'Filix' });
    });
    expect(await getPlant()).toEqual({ id: '1', latinName: 'Filix' });
    calls = -10;
    expect(await failureOf(getPlant())).toMatchObject({ status: 503 });
    expect(calls).toBe(-7);
  });

  it.each([
    ['a write', 'post', 503],
    ['ANY-06 a read that the backend does not have', 'get', 501],
  ] as const)('never repeats %s', async (_, method, status) => {
    let calls = 0;
    answers(() => {
      calls += 1;
      return new HttpResponse(null, { status });
    });
    await failureOf(request({ method, path: '/api/plant', answer: noContent }));
    expect(calls).toBe(1);
  });

  it('API-04 logs anything but a 4xx with uuid and logText, and no secrets', async () => {
    configureApi({ retryDelaysMs: [], logsFailures: true });
    storeToken('secret');
    const entries: unknown[] = [];
    server.use(
      http.post('*/api/log', async ({ request: logCall }) => {
        entries.push(await logCall.json());
        return new HttpResponse(null, { status: 500 });
      }),
    );
    answers(() => HttpResponse.json({ dictionary_code: 'notAllowed' }, { status: 403 }));
    await failureOf(getPlant());
    answers(() => HttpResponse.json({}, { status: 500 }));
    await failureOf(
      request({ method: 'get', path: '/api/plant', answer: plant, query: { token: 'mailed' } }),
    );
    await vi.waitFor(() => expect(entries).toHaveLength(1));
    expect(entries[0]).toEqual({
      uuid: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ) as string,
      logText: 'GET /api/plant api genericError 500',
    });
    // The log call failed too, and was not logged.
    expect(entries).toHaveLength(1);
  });

  it('API-06 tells of a refused token, but not when a password is refused', async () => {
    const refused: string[] = [];
    const stop = onTokenRefused((token) => {
      refused.push(token);
      settleRefused();
    });
    const unauthorized = () => HttpResponse.json({ dictionary_code: 'genericError' }, { status: 401 });
    server.use(http.post('*/api/user', unauthorized));
    answers(unauthorized);
    await failureOf(getPlant());
    storeToken('secret');
    await failureOf(request({ method: 'post', path: '/api/user', hasPassword: true, answer: noContent }));
    expect(refused).toEqual([]);
    await failureOf(getPlant());
    expect(refused).toEqual(['secret']);
    stop();
  });
});
