import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the test's IndexedDB keep files, which the test DOM's own are not made for. */
export function useKeptFiles(): void {
  const clone = globalThis.structuredClone;
  beforeEach(() => {
    vi.stubGlobal('structuredClone', (value: unknown): unknown =>
      value instanceof Blob ? value : clone(value),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
