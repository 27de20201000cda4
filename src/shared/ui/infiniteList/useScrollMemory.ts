import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, readPlace, type ScrollPlace } from './listMemory';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface ListEnd {
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
}

/**
 * Keeps the scroll position of a list. Restores it on Back, on Forward and after a tab reload, loading as many items
 * as before (SHELL-15, FEED-05). Keeps the visible items in place when items above are added or removed (FEED-03).
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
  const place = useRef<ScrollPlace>(null);
  const [sought, setSought] = useState(() => (isReturn ? soughtPlace(visit, listKey, items) : null));
  const hasArrived = useRef(false);
  const isSeeking =
    sought !== null && !items.includes(sought.id ?? '') && items.length < sought.loaded && hasMore;

  useEffect(() => {
    if (isSeeking && !isLoading) onLoadMore();
  }, [isSeeking, isLoading, items.length, onLoadMore]);

  // A member who scrolls meanwhile cancels the restoration.
  useEffect(() => {
    if (!isSeeking) return;
    const giveUp = () => setSought(null);
    for (const gesture of gestures) addEventListener(gesture, giveUp, { passive: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, giveUp);
    };
  }, [isSeeking]);

  useLayoutEffect(() => {
    const before = latestItems.current;
    latestItems.current = items;
    const reading = place.current;
    if (before === items || reading?.id == null || reading.past < -covered() || reading.offset === 0) return;
    const index = items.indexOf(reading.id);
    if (index >= 0 && index !== before.indexOf(reading.id))
      goTo(reading, index, container.current, virtualizer);
  }, [container, virtualizer, items]);

  useLayoutEffect(() => {
    if (sought === null || isSeeking || hasArrived.current) return;
    hasArrived.current = true;
    place.current = sought;
    goTo(sought, latestItems.current.indexOf(sought.id ?? ''), container.current, virtualizer);
  }, [container, virtualizer, sought, isSeeking]);

  useLayoutEffect(() => {
    const kept = isReturn ? readPlace(visit, listKey) : null;
    if (!kept) return;
    place.current = kept;
    const index = kept.id === null ? -1 : latestItems.current.indexOf(kept.id);
    if (index >= 0 || kept.id === null) goTo(kept, index, container.current, virtualizer);
  }, [container, virtualizer, visit, listKey, isReturn]);

  // A layout effect, because its cleanup must run before the browser reports the scroll caused by the shorter page.
  useLayoutEffect(() => {
    const top = covered();
    const note = (event?: Event) => {
      if (event && event.target !== document) return;
      const offset = scrollY;
      const moved = shift(container.current, virtualizer);
      const item = virtualizer.getVirtualItemForOffset(offset - moved + top);
      const id = item ? latestItems.current[item.index] : undefined;
      const past = item ? offset - moved - item.start : 0;
      place.current = { id: id ?? null, past, offset, loaded: latestItems.current.length };
    };
    const keep = () => {
      if (place.current) keepPlace(visit, listKey, place.current);
    };
    if (!place.current) note();
    // Captured, to run before listeners that render: reading the layout is cheap only before this frame's changes.
    addEventListener('scroll', note, { passive: true, capture: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note, { capture: true });
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [container, virtualizer, visit, listKey]);
}

/** Pixels covered by the header at the top of the window. */
function covered(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

function soughtPlace(visit: string, listKey: string, items: readonly string[]): ScrollPlace | null {
  const kept = readPlace(visit, listKey);
  return kept?.id == null || items.includes(kept.id) ? null : kept;
}

/** Frames without movement after which the item counts as in place. */
const stillFrames = 4;
const maxFrames = 120;
let stopHolding: (() => void) | null = null;

/** Scrolls to a position; `index` is its item's current one, -1 if it is gone. */
function goTo(
  place: ScrollPlace,
  index: number,
  container: HTMLElement | null,
  virtualizer: Virtualizer<Window, HTMLDivElement>,
): void {
  const item = virtualizer.measurementsCache[index];
  const top = item ? item.start + shift(container, virtualizer) + place.past : place.offset;
  scrollTo({ top, behavior: 'instant' });
  stopHolding?.();
  stopHolding = item ? hold(place, index, container) : null;
}

/** Keeps the item in place while estimated heights around it are measured; a gesture ends it. */
function hold(place: ScrollPlace, index: number, container: HTMLElement | null): () => void {
  let still = 0;
  let frames = 0;
  let frame = 0;
  const correct = () => {
    const row = container?.querySelector(`:scope > [data-index="${index}"]`);
    const off = row ? row.getBoundingClientRect().top + place.past : 0;
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
