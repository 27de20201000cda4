const longestWaitMs = 1000;

/** Until the browser has painted and has nothing better to do; at once where it cannot tell. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else resolve();
  });
}
