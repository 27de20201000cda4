import { onTestFinished, vi } from 'vitest';

/** Makes the window wide for the rest of a test: every least width is there. */
export function widenWindow(): void {
  const original = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = original(query);
    if (query.includes('min-width')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
