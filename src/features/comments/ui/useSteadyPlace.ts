import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps list items in place on screen when others are inserted above: call `hold` before loading more, and the
 * page scrolls by the inserted height.
 */
export function useSteadyPlace(ids: readonly string[]) {
  const element = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = held.current;
    const list = element.current;
    if (before === null || !list || ids.length === before) return;
    held.current = null;
    const added = list.children[ids.length - before];
    const first = list.children[0];
    if (!added || !first) return;
    const inserted = added.getBoundingClientRect().top - first.getBoundingClientRect().top;
    scrollBy({ top: inserted, behavior: 'instant' });
  }, [ids]);
  const hold = () => {
    held.current = ids.length;
  };
  return { element, hold };
}
