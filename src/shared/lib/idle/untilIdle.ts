const longestWaitMs = 1000;

/** Resolves at once where `requestIdleCallback` is missing. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else resolve();
  });
}
