import { networkError, RequestError } from '@/shared/errors/appError';

const reloadedAt = 'kith.reloadedAt';
/** Milliseconds. */
const reloadPauseMs = 30_000;
const answerMs = 10_000;

/**
 * Loads code on demand. When a file is gone because a new build was deployed, the page is loaded anew, at most once in
 * 30 s, so that a lasting fault cannot loop (reliability row 21). A file that is still there is asked for once more.
 * @throws RequestError "Request failed" if the server cannot be reached, else what the load threw
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const build = await findBuild();
    if (build === 'unreachable') throw new RequestError(networkError, { cause });
    if (build === 'newer' && mayReload()) {
      location.reload();
      return new Promise(() => undefined);
    }
    // Firefox breaks loads off when another page is asked for, and shows this one until that has come.
    if (build === 'same') return await load();
    throw cause;
  }
}

const entryScript = /<script\b[^>]*type="module"[^>]*>/;

/** Compares the page that the server gives now with the one that runs. */
async function findBuild(): Promise<'same' | 'newer' | 'unreachable'> {
  if (!navigator.onLine) return 'unreachable';
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    });
    const page = await response.text();
    if (!response.ok || !entryScript.test(page)) return 'unreachable';
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
    return entry && !page.includes(`"${entry}"`) ? 'newer' : 'same';
  } catch {
    return 'unreachable';
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt));
    if (Date.now() - last < reloadPauseMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
