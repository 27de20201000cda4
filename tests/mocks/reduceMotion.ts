import { onTestFinished, vi } from 'vitest';

/**
 * The test's member asked for less motion. Photos then change at once, too: animations of the test browser end in errors
 * when they are cut short.
 */
export function reduceMotion(): void {
  const original = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = original(query);
    if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
