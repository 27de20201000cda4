import { useEffect, useRef } from 'react';

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
        if (!document.querySelector('[aria-modal=true]')?.contains(document.activeElement)) target?.focus();
      });
    };
  }, []);
}

const itemSelector = 'article[tabindex], [role=listitem][tabindex]';
const listSelector = '[role=feed], [role=list]';

/** Elements to focus if the item around `element` disappears, best first. */
function heirsOf(element: Element | null): HTMLElement[] {
  const item = element?.closest<HTMLElement>(itemSelector);
  const list = item?.parentElement?.closest(listSelector);
  if (!item || !list) return [];
  const items = [...list.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (other) => other.parentElement?.closest(listSelector) === list,
  );
  const at = items.indexOf(item);
  const around = list.closest<HTMLElement>(itemSelector);
  return [...items.slice(at + 1), ...items.slice(0, at).toReversed(), ...(around ? [around] : [])];
}
