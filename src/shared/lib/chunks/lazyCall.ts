import { loadChunk } from './loadChunk';

/**
 * A call whose code is in a chunk of its own and is loaded on first use: `lazyCall(async () => (await
 * import('./api')).sendReport)`. Fails like a call where the code cannot be loaded.
 */
export function lazyCall<Args extends unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => (await loadChunk(load))(...args);
}
