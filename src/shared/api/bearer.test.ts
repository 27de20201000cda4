import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
afterAll(() => server.close());

it.each([
  ['true', 'Bearer secret'],
  ['', null],
  ['false', null],
])(
  'API-01 with VITE_BEARER=%s the token is sent as %s beside X-Token, to this origin only',
  async (flag, expected) => {
    vi.resetModules();
    vi.stubEnv('VITE_BEARER', flag);
    const { request } = await import('./client');
    const { noContent } = await import('./decode');
    const { storeToken, clearToken } = await import('./token');
    const seen: (string | null)[][] = [];
    server.use(
      http.all('*', ({ request: { url, headers } }) => {
        seen.push([new URL(url).host, headers.get('X-Token'), headers.get('Authorization')]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    storeToken('secret');
    await request({ method: 'post', path: '/api/plant', answer: noContent });
    await request({ method: 'post', path: 'https://evil.example/api', answer: noContent });
    clearToken();
    await request({ method: 'post', path: '/api/plant', answer: noContent });
    expect(seen).toEqual([
      [location.host, 'secret', expected],
      [location.host, 'secret', expected],
      [location.host, null, null],
    ]);
  },
);
