import { useEffect, useRef } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';
import type { DeskAnswer } from '@/shared/wire/moderation';

interface QueueKeys {
  ids: readonly string[];
  open: string;
  onOpen: (id: string) => void;
  onAnswer: (answer: DeskAnswer) => void;
}

const answers: Partial<Record<string, DeskAnswer>> = { 1: 'keep', 2: 'remove', 3: 'block' };

/** Keys of the queue: J and K move, 1 to 3 answer the open item (DESK-02). Z undoes as everywhere. */
export function useQueueKeys(keys: QueueKeys): void {
  const { hasShortcuts } = useDevice();
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    if (!hasShortcuts) return;
    const perform = (key: string, isRepeat: boolean): boolean => {
      const { ids, open, onOpen, onAnswer } = newest.current;
      const to = key === 'j' ? 1 : key === 'k' ? -1 : 0;
      const answer = answers[key];
      if (to !== 0) {
        const next = ids[ids.indexOf(open) + to];
        if (next !== undefined) onOpen(next);
        return true;
      }
      if (answer === undefined || isRepeat) return false;
      onAnswer(answer);
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (acceptsShortcuts(event) && perform(event.key, event.repeat)) event.preventDefault();
    };
    // Before the shortcuts of all pages, which know some of these keys too.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [hasShortcuts]);
}
