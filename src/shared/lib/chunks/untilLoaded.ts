const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** Loads code that nobody waits for on screen; tries again, ever more rarely, and when the connection returns. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch {
      await pauseOrReturn(pauseMs);
    }
  }
}

function pauseOrReturn(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}
