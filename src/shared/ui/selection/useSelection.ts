import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface Choice {
  ids: ReadonlySet<string>;
  /** The one pressed last, where a range begins. */
  last: string | null;
}

const none: Choice = { ids: new Set(), last: null };

/** Choice in a list of many, one by one or by ranges; survives pages that come later. */
export interface Selection {
  /** Chosen ids that are in the list, in its order. */
  chosen: readonly string[];
  /** All chosen ids, also of what a search has taken out of the list; as they were chosen. */
  all: readonly string[];
  has: (id: string) => boolean;
  /**
   * Chooses or leaves out an item; `isRange` chooses all from the one chosen last to this one. Always the same
   * function.
   */
  toggle: (id: string, isRange?: boolean) => void;
  /** Chooses all of these beside what is chosen. */
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

/** @param ids of the list as it is shown */
export function useSelection(ids: readonly string[]): Selection {
  const [choice, setChoice] = useState(none);
  const shown = useRef(ids);
  useEffect(() => {
    shown.current = ids;
  });
  const chosen = useMemo(() => ids.filter((id) => choice.ids.has(id)), [choice, ids]);

  const all = useMemo(() => [...choice.ids], [choice]);

  const toggle = useCallback((id: string, isRange = false) => {
    const list = shown.current;
    setChoice(({ ids: before, last }) => {
      const from = isRange && last !== null ? list.indexOf(last) : -1;
      return {
        ids: from < 0 ? toggled(before, id) : withRange(before, list, from, list.indexOf(id)),
        last: id,
      };
    });
  }, []);
  const clear = useCallback(() => setChoice(none), []);
  const add = useCallback(
    (more: readonly string[]) =>
      setChoice(({ ids: before, last }) => ({ ids: new Set([...before, ...more]), last })),
    [],
  );
  const has = useCallback((id: string) => choice.ids.has(id), [choice]);
  return useMemo(() => ({ chosen, all, has, toggle, add, clear }), [add, all, chosen, clear, has, toggle]);
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

function withRange(before: ReadonlySet<string>, list: readonly string[], from: number, to: number) {
  return new Set([...before, ...list.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
