import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. If that is gone, its item was taken out of a list: then the
 * next item takes the focus, else the one before, else the article around the list, else the page's main part.
 */
export function useReturnedFocus(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const element = opener.current;
    const heirs = heirsOf(element);
    return () => {
      // The page behind is reachable again only after the dialog has left.
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

/** What may take the focus in place of the item that an element stands in, best first. */
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
