import { loadChunk } from './loadChunk';

/** A call whose code may have to be loaded first. */
export interface LazyCall<Args extends unknown[], Result> {
  (...args: Args): Promise<Result>;
  /** Loads the code ahead, so that a page that is being left can still make the call. */
  prepare: () => Promise<unknown>;
}

/**
 * A call whose code is in a chunk of its own and is loaded on first use: `lazyCall(async () => (await
 * import('./api')).sendReport)`. Fails like a call where the code cannot be loaded.
 */
export function lazyCall<Args extends unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): LazyCall<Args, Result> {
  let loaded: ((...args: Args) => Promise<Result>) | null = null;
  const prepare = async () => (loaded ??= await loadChunk(load));
  return Object.assign(async (...args: Args) => (loaded ?? (await prepare()))(...args), { prepare });
}
