import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { enterNestedFeed } from './enterNestedFeed';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

function indexOf(element: EventTarget): number {
  const row = element instanceof Element ? element.closest<HTMLElement>('[data-index]') : null;
  return Number(row?.dataset['index'] ?? -1);
}

function rowAt(container: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return container?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
}

/** Focuses the item's article, or its row if it has none. False if it is not mounted. */
function focusItem(container: HTMLElement | null, index: number): boolean {
  const row = rowAt(container, index);
  const target = row?.querySelector<HTMLElement>('article[tabindex], [role=article][tabindex]') ?? row;
  target?.focus();
  return target !== undefined && target !== null;
}

/**
 * Keyboard support of a windowed list: tracks the focused item (which must stay mounted), moves the focus when that
 * item is removed, and handles the keys of the feed pattern: PageDown and PageUp between articles, Ctrl+End and
 * Ctrl+Home out, Alt+PageDown into an article's comments.
 */
export function useFeedKeys(
  container: RefObject<HTMLDivElement | null>,
  items: readonly string[],
  isFeed: boolean,
) {
  const [focused, setFocused] = useState<{ id: string; index: number } | null>(null);
  const index = focused ? items.indexOf(focused.id) : -1;

  useEffect(() => {
    if (!focused || index >= 0 || items.length === 0) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    focusItem(container.current, Math.min(focused.index, items.length - 1));
  }, [container, focused, index, items]);

  const onFocus = (event: FocusEvent) => {
    const at = indexOf(event.target);
    const id = items[at];
    if (id !== undefined && (focused?.id !== id || focused.index !== at)) setFocused({ id, index: at });
  };
  const onBlur = (event: FocusEvent) => {
    const goesOut = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (goesOut) setFocused(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFeed || event.defaultPrevented) return;
    const at = indexOf(event.target);
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      if (event.target instanceof HTMLTextAreaElement) return;
      if (event.altKey) {
        if (event.key === 'PageDown' && enterNestedFeed(rowAt(container.current, at))) event.preventDefault();
      } else if (focusItem(container.current, at + (event.key === 'PageDown' ? 1 : -1)))
        event.preventDefault();
    } else if (event.ctrlKey && (event.key === 'Home' || event.key === 'End')) {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (leave(container.current, event.key === 'End')) event.preventDefault();
    }
  };
  return { focusedIndex: index, onFocus, onBlur, onKeyDown };
}

/** Focuses the first control after the list, or the last one before it. */
function leave(container: HTMLElement | null, isForward: boolean): boolean {
  if (!container) return false;
  const side = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !container.contains(element) && container.compareDocumentPosition(element) & side,
  );
  const target = isForward ? outside[0] : outside[outside.length - 1];
  target?.focus();
  return target !== undefined;
}
