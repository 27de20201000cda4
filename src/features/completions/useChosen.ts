import { useState } from 'react';

/**
 * The entry of a list of suggestions that the arrow keys have chosen. It stays chosen when another answer replaces the
 * list; once it is gone, none is (−1).
 * @param keys of the entries on screen, in their order
 */
export function useChosen(keys: readonly string[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    index: chosen === null ? -1 : keys.indexOf(chosen),
    choose: (index: number) => setChosen(keys[index] ?? null),
  };
}
