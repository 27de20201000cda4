import { useLayoutEffect, type RefObject } from 'react';
import { heirsOf } from './heirsOf';

/** Hands the focus on to the next item when an item that had it leaves its list (SHELL-13). */
export function useHandOnArticle(article: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = article.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const heirs = heirsOf(element);
      // Deferred, because a focus set while React removes elements would be lost.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        heirs.find(({ isConnected }) => isConnected)?.focus();
      });
    };
  }, [article]);
}
