import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onTokenRefused, request, settleRefused } from './client';
import { noContent } from './decode';
import { clearToken, storeToken } from './token';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => clearToken());
afterAll(() => server.close());

it('HOUR-05 a refused call waits for the next token, is sent again with it, and once only', async () => {
  const sent: (string | null)[] = [];
  let good = 'second';
  server.use(
    http.post('*/api/plant', ({ request: { headers } }) => {
      sent.push(headers.get('X-Token'));
      const isGood = headers.get('X-Token') === good;
      return HttpResponse.json({ dictionary_code: 'unauthorized' }, { status: isGood ? 200 : 401 });
    }),
  );
  const renew = (former: string, next: string) => {
    storeToken(next);
    settleRefused(former);
  };
  const post = () => request({ method: 'post', path: '/api/plant', answer: noContent });
  storeToken('first');
  const stop = onTokenRefused((token) => renew(token, token === 'first' ? 'second' : 'third'));
  await Promise.all([post(), post()]);
  expect(sent).toEqual(['first', 'first', 'second', 'second']);
  good = 'none';
  await expect(post()).rejects.toMatchObject({ appError: { status: 401 } });
  expect(sent.slice(4)).toEqual(['second', 'third']);
  stop();
});
