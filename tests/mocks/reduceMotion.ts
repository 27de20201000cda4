import { onTestFinished, vi } from 'vitest';

/** Prefers reduced motion, because happy-dom reports interrupted animations as errors. */
export function reduceMotion(): void {
  const original = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = original(query);
    if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
