import { useCallback } from 'react';

interface SightOptions {
  /** The scrolling element around; the window by default. */
  root?: Element | null;
  /** Distance from the edge that already counts, as in CSS. */
  rootMargin?: string;
}

/**
 * Watches whether an element is in sight, which one that is gone is not; returns its ref.
 * @param tell called with the first finding and each change; keep it stable
 */
export function useSight(
  tell: (isInSight: boolean) => void,
  { root = null, rootMargin = '0px' }: SightOptions = {},
) {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true), {
        root,
        rootMargin,
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        tell(false);
      };
    },
    [tell, root, rootMargin],
  );
}
