import { onTestFinished, vi } from 'vitest';

/** Makes the window so many CSS pixels wide for the rest of a test, for queries that ask for a least width. */
export function resizeWindow(width: number): void {
  const original = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = original(query);
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    if (least !== undefined) Object.defineProperty(list, 'matches', { value: Number(least) <= width });
    return list;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
