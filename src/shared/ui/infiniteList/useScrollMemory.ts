import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { storePosition, readPosition, type ScrollPosition } from './listMemory';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface ListEnd {
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
}

/**
 * Keeps the scroll position of a list. Restores it on Back, on Forward and after a tab reload, loading as many items
 * as before (SHELL-15, FEED-05). Keeps the visible items in position when items above are added or removed (FEED-03).
 * Positions refer to an item, so they are exact even with unknown heights above.
 */
export function useScrollMemory(
  container: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<Window, HTMLDivElement>,
  listKey: string,
  items: readonly string[],
  { hasMore, isLoading, onLoadMore }: ListEnd,
): void {
  const { key: visit } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const latestItems = useRef(items);
  const position = useRef<ScrollPosition>(null);
  const [pending, setPending] = useState(() => (isReturn ? pendingPosition(visit, listKey, items) : null));
  const isRestored = useRef(false);
  const isRestoring =
    pending !== null && !items.includes(pending.id ?? '') && items.length < pending.loaded && hasMore;

  useEffect(() => {
    if (isRestoring && !isLoading) onLoadMore();
  }, [isRestoring, isLoading, items.length, onLoadMore]);

  useGestures(isRestoring, () => setPending(null));

  useLayoutEffect(() => {
    const before = latestItems.current;
    latestItems.current = items;
    const reading = position.current;
    if (before === items || reading?.id == null || reading.offset === 0) return;
    const index = items.indexOf(reading.id);
    // The height of the header comes last: asking for it makes the browser compute styles.
    if (index >= 0 && index !== before.indexOf(reading.id) && reading.past >= -headerHeight())
      scrollToPosition(reading, index, container.current, virtualizer);
  }, [container, virtualizer, items]);

  useLayoutEffect(() => {
    if (pending === null || isRestoring || isRestored.current) return;
    isRestored.current = true;
    position.current = pending;
    scrollToPosition(pending, latestItems.current.indexOf(pending.id ?? ''), container.current, virtualizer);
  }, [container, virtualizer, pending, isRestoring]);

  useLayoutEffect(() => {
    const stored = isReturn ? readPosition(visit, listKey) : null;
    if (!stored) return;
    position.current = stored;
    const index = stored.id === null ? -1 : latestItems.current.indexOf(stored.id);
    if (index >= 0 || stored.id === null) scrollToPosition(stored, index, container.current, virtualizer);
  }, [container, virtualizer, visit, listKey, isReturn]);

  // A layout effect, because its cleanup must run before the browser reports the scroll caused by the shorter page.
  useLayoutEffect(() => {
    const top = headerHeight();
    const record = (event?: Event) => {
      if (event && event.target !== document) return;
      const offset = scrollY;
      const moved = shift(container.current, virtualizer);
      const item = virtualizer.getVirtualItemForOffset(offset - moved + top);
      const id = item ? latestItems.current[item.index] : undefined;
      const past = item ? offset - moved - item.start : 0;
      position.current = { id: id ?? null, past, offset, loaded: latestItems.current.length };
    };
    const store = () => {
      if (position.current) storePosition(visit, listKey, position.current);
    };
    if (!position.current) record();
    // Captured, to run before listeners that render: reading the layout is cheap only before this frame's changes.
    addEventListener('scroll', record, { passive: true, capture: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', record, { capture: true });
      removeEventListener('pagehide', store);
      store();
    };
  }, [container, virtualizer, visit, listKey]);
}

/** Calls back when the member scrolls or presses something, which cancels a restoration. */
function useGestures(isOn: boolean, onGesture: () => void): void {
  const latest = useRef(onGesture);
  useEffect(() => {
    latest.current = onGesture;
  });
  useEffect(() => {
    if (!isOn) return;
    const tell = () => latest.current();
    for (const gesture of gestures) addEventListener(gesture, tell, { passive: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, tell);
    };
  }, [isOn]);
}

/** Pixels covered by the header at the top of the window. */
function headerHeight(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

function pendingPosition(visit: string, listKey: string, items: readonly string[]): ScrollPosition | null {
  const stored = readPosition(visit, listKey);
  return stored?.id == null || items.includes(stored.id) ? null : stored;
}

/** Frames without movement after which the item counts as in position. */
const stillFrames = 4;
const maxFrames = 120;
let stopKeeping: (() => void) | null = null;

/** Scrolls to a position; `index` is its item's current one, -1 if it is gone. */
function scrollToPosition(
  position: ScrollPosition,
  index: number,
  container: HTMLElement | null,
  virtualizer: Virtualizer<Window, HTMLDivElement>,
): void {
  // At the top nothing is kept in place.
  const item = position.offset === 0 ? undefined : virtualizer.measurementsCache[index];
  const top = item ? item.start + shift(container, virtualizer) + position.past : position.offset;
  scrollTo({ top, behavior: 'instant' });
  // Told at once: rows measured before the scroll event would be made up for from the former place.
  virtualizer.scrollOffset = scrollY;
  stopKeeping?.();
  stopKeeping = item ? keepInPlace(position, index, container) : null;
}

/** Keeps the item in position while estimated heights around it are measured; a gesture ends it. */
function keepInPlace(position: ScrollPosition, index: number, container: HTMLElement | null): () => void {
  let still = 0;
  let frames = 0;
  let frame = 0;
  const correct = () => {
    const row = container?.querySelector(`:scope > [data-index="${index}"]`);
    const off = row ? row.getBoundingClientRect().top + position.past : 0;
    if (Math.abs(off) >= 0.5) scrollBy({ top: off, behavior: 'instant' });
    still = row && Math.abs(off) < 0.5 ? still + 1 : 0;
    frames += 1;
    if (still < stillFrames && frames < maxFrames) frame = requestAnimationFrame(correct);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  frame = requestAnimationFrame(correct);
  return stop;
}

/** Pixels between the real and the virtualizer's top of the list, which is unknown to it on the first render. */
function shift(container: HTMLElement | null, { options }: Virtualizer<Window, HTMLDivElement>): number {
  return (container?.getBoundingClientRect().top ?? 0) + scrollY - options.scrollMargin;
}
