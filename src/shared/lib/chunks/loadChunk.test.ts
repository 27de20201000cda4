import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/shared/errors/appError';
import { loadChunk } from './loadChunk';

const missing = new TypeError('Failed to fetch dynamically imported module');
const pageOf = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;
const reload = vi.fn();

/** The running page, and the one that the server gives now. */
function serve(answer: string | (() => Promise<Response>)) {
  const give = typeof answer === 'string' ? () => Promise.resolve(new Response(answer)) : answer;
  vi.stubGlobal('fetch', vi.fn(give));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/app-1.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failed = () => loadChunk(() => Promise.reject(missing)).catch((thrown: unknown) => thrown);

describe('a chunk that cannot be loaded', () => {
  it('SHELL-07 says "Request failed" and stays, when the server cannot be reached', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const thrown = await failed();
    expect(thrown).toBeInstanceOf(RequestError);
    expect(thrown).toMatchObject({ appError: { kind: 'network', code: 'requestFailed' } });
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', () => new Response(pageOf('/assets/app-2.js'), { status: 502 })],
    ['a page of somebody else', () => new Response('<h1>Sign in to the network</h1>')],
  ])('SHELL-07 does not take %s for a new build', async (_, answer) => {
    serve(() => Promise.resolve(answer()));
    expect(await failed()).toBeInstanceOf(RequestError);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL-07 asks nothing while the browser is offline', async () => {
    serve(pageOf('/assets/app-2.js'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failed()).toBeInstanceOf(RequestError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('SHELL-07 loads the page anew after a deploy, and once only', async () => {
    serve(pageOf('/assets/app-2.js'));
    void failed();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await failed()).toBe(missing);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SHELL-07 does not load the page anew for the build that runs, and tells the failure late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    serve(pageOf('/assets/app-1.js'));
    const load = vi.fn(() => Promise.reject(missing));
    const told = vi.fn();
    loadChunk(load).catch(told);
    await vi.advanceTimersByTimeAsync(2999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(missing);
    expect(reload).not.toHaveBeenCalled();
  });

  describe('SHELL-07 tried again by a person after the server could not be reached', () => {
    const load = vi.fn<() => Promise<string>>();
    const isActive = vi.fn(() => true);
    beforeEach(async () => {
      vi.stubGlobal('navigator', {
        onLine: true,
        userActivation: {
          get isActive() {
            return isActive();
          },
        },
      });
      load.mockReset().mockRejectedValue(missing);
      isActive.mockReturnValue(true);
      serve(() => Promise.reject(new TypeError('Failed to fetch')));
      await expect(loadChunk(load)).rejects.toBeInstanceOf(RequestError);
      serve(pageOf('/assets/app-1.js'));
    });

    it('loads the page anew where the browser keeps the failure', async () => {
      void loadChunk(load);
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    });

    it('loads just the code where it does not', async () => {
      load.mockResolvedValue('loaded');
      expect(await loadChunk(load)).toBe('loaded');
      expect(reload).not.toHaveBeenCalled();
    });

    it('never loads the page anew behind the back of who does something else', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      isActive.mockReturnValue(false);
      const told = vi.fn();
      loadChunk(load).catch(told);
      await vi.advanceTimersByTimeAsync(3000);
      expect(told).toHaveBeenCalledWith(missing);
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it('SHELL-07 asks once more for a file whose load was broken off', async () => {
    serve(pageOf('/assets/app-1.js'));
    const load = vi.fn(() => Promise.resolve('loaded')).mockRejectedValueOnce(missing);
    expect(await loadChunk(load)).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('SHELL-07 does not load the page anew where it could not remember that it has', async () => {
    serve(pageOf('/assets/app-2.js'));
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked });
    expect(await failed()).toBe(missing);
    expect(reload).not.toHaveBeenCalled();
  });
});
