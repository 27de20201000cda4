import { networkError, RequestError } from '@/shared/errors/appError';

/**
 * Milliseconds before what the browser broke off counts as failed. Firefox does so with all that is under way when
 * another page is asked for, and shows the old one until that has come.
 */
export const farewellMs = 3000;

const reloadedAt = 'kith.reloadedAt';
/** Milliseconds. */
const reloadPauseMs = 30_000;
const answerMs = 10_000;

/** Loads that have failed and not succeeded since. */
const failed = new WeakSet<() => unknown>();

/**
 * Loads code on demand. When a file is gone because a new build was deployed, the page is loaded anew, at most once in
 * 30 s, so that a lasting fault cannot loop (SHELL-07). So it is where a person tries again what failed
 * before and still fails: Firefox keeps a failure until the page is loaded anew.
 * @throws RequestError "Request failed" if the server cannot be reached, else what the load threw
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    failed.delete(load);
    return module;
  } catch (cause) {
    const isTriedAgain = failed.has(load) && isPersonActive();
    failed.add(load);
    const build = await findBuild();
    if (build === 'unreachable') throw new RequestError(networkError, { cause });
    if ((build === 'newer' || isTriedAgain) && mayReload()) {
      location.reload();
      return new Promise(() => undefined);
    }
    if (build === 'newer') throw cause;
    return await secondTry(load);
  }
}

const isPersonActive = () => 'userActivation' in navigator && navigator.userActivation.isActive;

/** Tries once more, and tells a failure late, since the page may be about to go. */
async function secondTry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    await new Promise((resolve) => setTimeout(resolve, farewellMs));
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
