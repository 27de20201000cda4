import { useRef, useState, type KeyboardEvent } from 'react';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
const isArrow = (key: string): key is ArrowKey => arrows.has(key);

/**
 * One stop for Tab in a grid of things to pick from: arrows move the focus, Home and End go to the ends.
 * @param step which item an arrow leads to; outside of the grid it leads nowhere
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
