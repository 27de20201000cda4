import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '@/shared/lib/time/clock';
import { erase, keep, read } from '@/features/writing/storage/browserStorage';
import type { TextAddress } from '@/features/writing/storage/textAddress';

/** Of somebody who speaks calmly. */
const wordsPerSecond = 2.5;

const addressOf = (memberId: string): TextAddress => ({ memberId, kind: 'form', place: 'filmingNotes' });

/** Notes to read while filming, kept in this browser with every change until the video is published (CLIP-02). */
export function useNotes(memberId: string): [string, (notes: string) => void] {
  const [notes, setNotes] = useState('');
  const isTyped = useRef(false);
  useEffect(() => {
    let isOver = false;
    void read(addressOf(memberId)).then((stored) => {
      const text: unknown =
        typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'text') : null;
      if (!isOver && !isTyped.current && typeof text === 'string') setNotes(text);
    });
    return () => {
      isOver = true;
    };
  }, [memberId]);
  const change = useCallback(
    (text: string) => {
      isTyped.current = true;
      setNotes(text);
      const address = addressOf(memberId);
      const kept = { text, photos: [], savedAt: now() };
      void (text === '' ? erase(address) : keep(address, kept));
    },
    [memberId],
  );
  return [notes, change];
}

/** Erases the notes of a video that is published. */
export const eraseNotes = (memberId: string): Promise<void> => erase(addressOf(memberId));

/** Words of the notes, in any script, and the whole seconds that it takes to say them. */
export function lengthOf(notes: string): { words: number; seconds: number } {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(notes);
  const words = [...segments].filter(({ isWordLike }) => isWordLike === true).length;
  return { words, seconds: Math.max(1, Math.round(words / wordsPerSecond)) };
}
