import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { announce } from '@/shared/ui/liveRegion/announce';
import { useAlbumPageTexts } from './albumPageTexts';

interface Arranging {
  place: (id: string, at: number) => void;
  /** Sends the order, if it has changed. */
  save: () => void;
}

/**
 * Arranging by keys: Enter lifts a photo and sets it down, arrow keys move it meanwhile, Escape and leaving set it
 * down, too. Each step is spoken. Spread `keysOf` on the button of a photo, and give `sorted` to the list.
 */
export function useLifting(ids: readonly string[], { place, save }: Arranging) {
  const t = useAlbumPageTexts();
  const [lifted, setLifted] = useState<string | null>(null);
  const sorted = useRef<HTMLOListElement>(null);
  const order = ids.join();
  const total = ids.length;
  useLayoutEffect(() => {
    if (lifted !== null)
      sorted.current?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(lifted)}"]`)?.focus();
  }, [lifted, order]);

  const setDown = (at: number) => {
    save();
    setLifted(null);
    announce(t('byHand.setDown', { position: at + 1, total }));
  };
  const move = (event: KeyboardEvent, id: string, at: number) => {
    const to = at + (stepOf(event.key, columnsOf(event.currentTarget)) ?? 0);
    if (to === at) return;
    event.preventDefault();
    const target = Math.min(total - 1, Math.max(0, to));
    place(id, target);
    announce(t('byHand.moved', { position: target + 1, total }));
  };
  const keysOf = (id: string, at: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (lifted === id) {
          setDown(at);
          return;
        }
        setLifted(id);
        announce(t('byHand.lifted', { position: at + 1, total }));
      } else if (lifted === id) {
        if (event.key === 'Escape') setDown(at);
        else move(event, id, at);
      }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target it is the move itself, after which the focus comes back.
      if (lifted === id && relatedTarget !== null) setDown(at);
    },
  });
  return { lifted, sorted, keysOf };
}

function columnsOf(button: EventTarget & Element): number {
  const list = button.closest('ol');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}

function stepOf(key: string, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key] ?? null;
}
