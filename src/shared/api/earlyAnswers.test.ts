import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isCancelled } from './cancelled';
import { configureApi, request } from './client';
import { clearToken, storeToken } from './token';

const server = setupServer();
const plant = v.object({ latinName: v.string() });
const made = vi.fn();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  made.mockClear();
  configureApi({ retryDelaysMs: [], logsFailures: false });
  storeToken('mine');
  // As if the page had just begun, however long the tests have run.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  server.use(
    http.get('*/api/plant', ({ request: { url } }) => {
      made(new URL(url).search);
      return HttpResponse.json({ latin_name: 'made now' });
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(window, 'earlyAnswers');
  server.resetHandlers();
  vi.restoreAllMocks();
  clearToken();
  configureApi();
});
afterAll(() => server.close());

const asked = (answer: Promise<string | null>, token = 'mine') =>
  Reflect.set(window, 'earlyAnswers', { token, answers: { '/api/plant?page=1': answer } });
const early = () => Promise.resolve('{"data":{"latin_name":"made early"}}');
const getPlant = (page = 1, signal?: AbortSignal) =>
  request({ method: 'get', path: '/api/plant', query: { page }, answer: plant, signal });

describe('the answer to a call that the early script made', () => {
  it('is read like every other, once, and the call is not made', async () => {
    asked(early());
    expect(await getPlant()).toEqual({ latinName: 'made early' });
    expect(made).not.toHaveBeenCalled();
    expect(await getPlant()).toEqual({ latinName: 'made now' });
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('is for that address and that token alone, and for a page that has just begun', async () => {
    asked(early());
    expect(await getPlant(2)).toEqual({ latinName: 'made now' });
    asked(early(), 'another');
    expect(await getPlant()).toEqual({ latinName: 'made now' });
    asked(early());
    vi.spyOn(performance, 'now').mockReturnValue(31_000);
    expect(await getPlant()).toEqual({ latinName: 'made now' });
  });

  it('is asked for again where there is none, and where it is broken the call fails', async () => {
    asked(Promise.resolve(null));
    expect(await getPlant()).toEqual({ latinName: 'made now' });
    asked(Promise.resolve('<html>'));
    await expect(getPlant()).rejects.toThrow();
  });

  it('comes in a task of its own, as from the network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    asked(early());
    const told = vi.fn();
    const answer = getPlant().then(told);
    await new Promise((resolve) => setImmediate(resolve));
    expect(Reflect.get(window, 'earlyAnswers')).toEqual({ token: 'mine', answers: {} });
    expect(told).not.toHaveBeenCalled();
    vi.runAllTimers();
    await answer;
    expect(told).toHaveBeenCalledWith({ latinName: 'made early' });
  });

  it('is not waited for any more once nobody wants it', async () => {
    asked(new Promise(() => undefined));
    const leaving = new AbortController();
    const answer = getPlant(1, leaving.signal).catch((thrown: unknown) => thrown);
    await vi.waitFor(() =>
      expect(Reflect.get(window, 'earlyAnswers')).toEqual({ token: 'mine', answers: {} }),
    );
    leaving.abort();
    expect(isCancelled(await answer)).toBe(true);
    expect(made).not.toHaveBeenCalled();
  });
});
