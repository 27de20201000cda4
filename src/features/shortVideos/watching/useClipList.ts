import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The scrolling list of clips: tells which one is in sight, keeps the watched one in its place when others come or go
 * or a link leads to it, and moves to another.
 * @param watch called with the clip that has come into sight; keep it stable
 */
export function useClipList(ids: readonly string[], index: number, watch: (id: string) => void) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const goal = useRef<string>(null);

  const shown = useRef<readonly string[]>([]);
  /** The clip that the list was last scrolled to. */
  const stood = useRef<string>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const before = shown.current;
    const id = ids[index] ?? null;
    const isSame = before.length === ids.length && before.every((one, at) => one === ids[at]);
    const stands = isSame && stood.current === id;
    shown.current = ids;
    stood.current = id;
    const watched = element.children[index];
    if (watched instanceof HTMLElement && !stands) scrollTo(element, watched, 'instant');
  }, [element, ids, index]);

  useEffect(() => {
    // Whoever scrolls goes elsewhere than a key or button led.
    const onGesture = () => {
      goal.current = null;
    };
    const gestures = ['wheel', 'touchstart', 'scrollend'] as const;
    for (const gesture of gestures) element?.addEventListener(gesture, onGesture, { passive: true });
    return () => {
      for (const gesture of gestures) element?.removeEventListener(gesture, onGesture);
    };
  }, [element]);

  const onSeen = useCallback(
    (id: string) => {
      // Those that pass by on the way are not watched.
      if (goal.current !== null && goal.current !== id) return;
      goal.current = null;
      stood.current = id;
      watch(id);
    },
    [watch],
  );

  return {
    element,
    setElement,
    onSeen,
    /** Watches the clip at an index of the list, which is scrolled there. */
    goTo: (at: number) => {
      const row = element?.children[at];
      const id = ids[at];
      if (!element || id === undefined || !(row instanceof HTMLElement)) return;
      goal.current = id;
      stood.current = id;
      watch(id);
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo(element, row, isCalm ? 'instant' : 'smooth');
    },
    toggleFullscreen: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      // A browser may refuse it, and then nothing changes.
      else element?.requestFullscreen().catch(() => undefined);
    },
  };
}

/** Scrolls a clip to the middle of its list. */
function scrollTo(list: HTMLElement, row: HTMLElement, behavior: ScrollBehavior): void {
  list.scrollTo({ top: row.offsetTop - (list.clientHeight - row.offsetHeight) / 2, behavior });
}
