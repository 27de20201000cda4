import { useRef, useState, type KeyboardEvent } from 'react';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
const isArrow = (key: string): key is ArrowKey => arrows.has(key);

/**
 * Roving tab index for a grid: arrows, Home and End move the focus.
 * @param step index that an arrow leads to; one outside the grid is ignored
 */
export function useGridKeys(count: number, step: (from: number, key: ArrowKey) => number) {
  const items = useRef(new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(0);
  const stop = current < count ? current : 0;
  return {
    itemProps: (index: number) => ({
      ref: (element: HTMLElement | null) => {
        if (element) items.current.set(index, element);
        else items.current.delete(index);
      },
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setCurrent(index),
      onKeyDown: (event: KeyboardEvent) => {
        // The browser's own, such as Alt and the left arrow for the page before.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const to = isArrow(event.key)
          ? step(index, event.key)
          : ({ Home: 0, End: count - 1 }[event.key] ?? null);
        if (to === null) return;
        event.preventDefault();
        items.current.get(to)?.focus();
      },
    }),
  };
}
