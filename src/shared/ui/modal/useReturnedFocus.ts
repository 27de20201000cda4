import { useEffect, useRef } from 'react';
import { heirsOf } from '@/shared/lib/focus/heirsOf';

/**
 * Returns the focus to the dialog's opener. If its list item was removed, focuses the next item, else the previous
 * one, else the article around the list, else the main part.
 */
export function useReturnedFocus(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const element = opener.current;
    const heirs = heirsOf(element);
    return () => {
      // The page behind is focusable only after the dialog has been removed.
      queueMicrotask(() => {
        const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
        const heir = heirs.find(({ isConnected }) => isConnected);
        const target = isThere ? element : (heir ?? document.querySelector<HTMLElement>('main'));
        if (!document.querySelector('[aria-modal=true]')?.contains(document.activeElement))
          target?.focus({ preventScroll: true });
      });
    };
  }, []);
}
