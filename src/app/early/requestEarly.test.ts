import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestEarly, type EarlyPlan } from './requestEarly';

const plan: EarlyPlan = {
  tokenKey: 'kith.token',
  headers: { 'X-App': 'kith-web', 'X-Token': '{token}' },
  tokenMark: '{token}',
  timeoutMs: 1000,
  calls: ['/me'],
  news: '/news?page=1',
  scripts: ['/assets/members.js'],
  styles: ['/assets/members.css'],
};
const root = document.documentElement;
const fetching = vi.fn<typeof fetch>();

/** Runs it as the build writes it: its own text, with nothing around it. */
function run(path = '/', shell = 'frame') {
  history.replaceState(null, '', path);
  root.dataset['shell'] = shell;
  window.eval(`(${requestEarly.toString()})(${JSON.stringify(plan)})`);
  const early = Reflect.get(window, 'earlyAnswers') as
    { token: string; answers: Record<string, Promise<string | null>> } | undefined;
  return { early, preloaded: [...document.head.querySelectorAll('link')].map((link) => link.href) };
}

beforeEach(() => {
  fetching.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetching);
  localStorage.setItem('kith.token', 'to$&ken');
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'earlyAnswers');
  localStorage.clear();
  delete root.dataset['shell'];
  document.head.querySelectorAll('link').forEach((link) => link.remove());
  history.replaceState(null, '', '/');
});

describe('the early script', () => {
  it('asks for the member and the news with the token of the client, and for the chunks of both', async () => {
    const { early, preloaded } = run();
    expect(fetching.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
      ['/me', { 'X-App': 'kith-web', 'X-Token': 'to$&ken' }],
      ['/news?page=1', { 'X-App': 'kith-web', 'X-Token': 'to$&ken' }],
    ]);
    expect(early?.token).toBe('to$&ken');
    expect(await early?.answers['/me']).toBe('{}');
    expect(preloaded.map((href) => new URL(href).pathname)).toEqual([
      '/assets/members.js',
      '/assets/members.css',
    ]);
  });

  it('asks for no news on another page', () => {
    run('/discover');
    expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/me']);
  });

  it('asks for nothing where theme.js shows the shell of a guest', () => {
    const { early, preloaded } = run('/resetPassword', 'auth');
    expect(early).toBeUndefined();
    expect(preloaded).toEqual([]);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('leaves a refusal and a failure to the call that follows', async () => {
    fetching
      .mockResolvedValueOnce(new Response('{}', { status: 401 }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { early } = run();
    expect(await early?.answers['/me']).toBeNull();
    expect(await early?.answers['/news?page=1']).toBeNull();
  });
});
