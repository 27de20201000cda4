import { vi } from 'vitest';

/** Puts everything on screen, since the test environment has no layout. */
export function stubSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
      readonly #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        this.#tell([{ target, isIntersecting: true }]);
      }
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
}
