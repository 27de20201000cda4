import { useState } from 'react';

/**
 * The entry of a list of suggestions that the arrow keys have chosen. It stays chosen when another answer replaces the
 * list; once it is gone, none is (−1).
 * @param keys of the entries on screen, in their order
 */
export function useChosen(keys: readonly string[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (index: number) => setChosen(keys[index] ?? null);
  return {
    index: chosen === null ? -1 : keys.indexOf(chosen),
    choose,
    /** Chooses the next entry or the one before, from the last to the first and back; `from` −1 is none. */
    move: (from: number, by: 1 | -1) => {
      const before = from < 0 && by < 0 ? 0 : from;
      choose((before + by + keys.length) % keys.length);
    },
  };
}
