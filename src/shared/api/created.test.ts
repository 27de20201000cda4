import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { malformedError, networkError, RequestError, type AppError } from '../errors/appError';
import { now } from '../lib/time/clock';
import { CancelledError } from './cancelled';
import { configureApi } from './client';
import { create, createdSchema, createOnce } from './created';
import { decode, id, text } from './decode';
import { clearToken, storeToken } from './token';

const plant = v.object({ id, name: text });
type Plant = v.InferOutput<typeof plant>;
const schema = createdSchema<Plant>(plant, ['name']);
const moss: Plant = { id: '7', name: 'Moss' };

interface Told {
  answer?: unknown;
  fails?: AppError;
  read?: () => Promise<Plant>;
  find?: () => Promise<Plant | null>;
}

function creating({ answer, fails, read, find }: Told) {
  const sources = {
    send: () =>
      fails === undefined ? Promise.resolve(decode(schema, answer)) : Promise.reject(new RequestError(fails)),
    read: vi.fn(read ?? (() => Promise.reject(new Error('Not to be read')))),
    find: vi.fn(find ?? (() => Promise.reject(new Error('Not to be looked for')))),
  };
  return { result: create(sources), ...sources };
}
const gone = () => Promise.reject(new RequestError(networkError));

describe('something that was created', () => {
  it('ANY-02 is taken from the answer where that has all of it', async () => {
    const { result, read, find } = creating({ answer: moss });
    expect(await result).toEqual(moss);
    expect([read.mock.calls, find.mock.calls]).toEqual([[], []]);
  });

  it('ANY-02 is read where the answer has its id alone', async () => {
    const { result, read } = creating({ answer: { id: 7 }, read: () => Promise.resolve(moss) });
    expect(await result).toEqual(moss);
    expect(read).toHaveBeenCalledExactlyOnceWith('7');
  });

  it.each([['Created'], [undefined], [{ ok: true }]])(
    'ANY-02 is looked for where the answer is %j',
    async (answer) => {
      const { result, find } = creating({ answer, find: () => Promise.resolve(moss) });
      expect(await result).toEqual(moss);
      expect(find).toHaveBeenCalledTimes(1);
    },
  );

  it('ANY-02 is there though it cannot be read', async () => {
    expect(await creating({ answer: { id: 7 }, read: gone }).result).toBeNull();
    expect(await creating({ answer: 'Created', find: gone }).result).toBeNull();
    expect(await creating({ answer: 'Created', find: () => Promise.resolve(null) }).result).toBeNull();
  });

  it('ANY-02 may be there where the answer was cut off', async () => {
    const found = creating({ fails: malformedError, find: () => Promise.resolve(moss) });
    expect(await found.result).toEqual(moss);
    const none = creating({ fails: malformedError, find: () => Promise.resolve(null) });
    await expect(none.result).rejects.toMatchObject({ appError: malformedError });
  });

  it('ANY-02 is not looked for where the call failed', async () => {
    const { result, find } = creating({ fails: networkError });
    await expect(result).rejects.toMatchObject({ appError: networkError });
    expect(find).not.toHaveBeenCalled();
  });

  it('API-08 is given up with the screen that waits for it', async () => {
    const { result } = creating({ answer: { id: 7 }, read: () => Promise.reject(new CancelledError()) });
    await expect(result).rejects.toBeInstanceOf(CancelledError);
  });
});

describe('something that is sent once', () => {
  const server = setupServer();
  let answering: () => Response = () => HttpResponse.json(moss);
  const keys: (string | null)[] = [];
  beforeAll(() => {
    configureApi({ logsFailures: false });
    server.listen({ onUnhandledRequest: 'error' });
    server.use(
      http.post('*/api/plants', ({ request }) => {
        keys.push(request.headers.get('X-Idempotency-Key'));
        return answering();
      }),
    );
  });
  afterAll(() => {
    server.close();
    configureApi();
  });

  const find = vi.fn<(since?: number) => Promise<Plant | null>>();
  beforeEach(() => {
    keys.length = 0;
    find.mockReset().mockResolvedValue(null);
  });

  const send = (name: string) => {
    const call = { path: '/api/plants', body: { name }, answer: schema };
    const sources = { read: gone, find };
    return createOnce({ ...call, signal: new AbortController().signal }, sources).catch(() => null);
  };
  const refused = (status: number) => () => HttpResponse.json({ dictionary_code: 'refused' }, { status });

  it('ANY-04 has the key of its lost try, and a new one once it was answered or is another', async () => {
    answering = () => HttpResponse.error();
    await send('Moss');
    await send('Moss');
    await send('Fern');
    answering = () => HttpResponse.json(moss);
    expect(await send('Moss')).toEqual(moss);
    await send('Moss');
    const [lost, again, fern, repeated, second] = keys;
    expect([again, repeated]).toEqual([lost, lost]);
    expect(new Set([lost, fern, second]).size).toBe(3);
  });

  it.each([400, 404, 409, 422])('ANY-04 has a new key after it was refused with %i', async (status) => {
    answering = refused(status);
    await send('Rush');
    await send('Rush');
    expect(new Set(keys).size).toBe(2);
    expect(find).not.toHaveBeenCalled();
  });

  it('ANY-04 is looked for after a lost try, and sent no more where it is found', async () => {
    const before = now();
    answering = () => HttpResponse.error();
    await send('Moss');
    find.mockResolvedValue(moss);
    expect(await send('Moss')).toEqual(moss);
    expect(keys).toHaveLength(1);
    expect(find.mock.lastCall?.[0]).toBeGreaterThanOrEqual(before);
    answering = () => HttpResponse.json(moss);
    await send('Moss');
    expect(find).toHaveBeenCalledTimes(1);
    expect(new Set(keys).size).toBe(2);
  });

  it('ANY-04 is made anew where what the lost try made was deleted since', async () => {
    answering = () => HttpResponse.error();
    await send('Moss');
    answering = () => (keys.at(-1) === keys[0] ? refused(404)() : HttpResponse.json(moss));
    expect(await send('Moss')).toEqual(moss);
    expect(new Set(keys).size).toBe(2);
  });

  it('AUTH-08 a lost try is of its member alone', async () => {
    answering = () => HttpResponse.error();
    await send('Moss');
    storeToken('another');
    onTestFinished(() => clearToken());
    await send('Moss');
    expect(find).not.toHaveBeenCalled();
    expect(new Set(keys).size).toBe(2);
  });

  it('ANY-04 has a new key after an answer that cannot be read', async () => {
    answering = () => new HttpResponse('<h1>Done</h1>', { headers: { 'Content-Type': 'text/html' } });
    await send('Sedge');
    await send('Sedge');
    expect(new Set(keys).size).toBe(2);
  });
});
