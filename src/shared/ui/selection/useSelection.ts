import { useCallback, useMemo, useState } from 'react';

const nobody: ReadonlySet<string> = new Set();

/** Choice in a list of many, one by one or by ranges; survives pages that come later. */
export interface Selection {
  /** Chosen ids that are in the list, in its order. */
  chosen: readonly string[];
  has: (id: string) => boolean;
  /** Chooses or leaves out an item; `isRange` chooses all from the one chosen last to this one. */
  toggle: (id: string, isRange?: boolean) => void;
  /** Chooses all of these beside what is chosen. */
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

/** @param ids of the list as it is shown */
export function useSelection(ids: readonly string[]): Selection {
  const [all, setAll] = useState(nobody);
  const [last, setLast] = useState<string | null>(null);
  const chosen = useMemo(() => ids.filter((id) => all.has(id)), [all, ids]);

  const toggle = useCallback(
    (id: string, isRange = false) => {
      const from = last === null ? -1 : ids.indexOf(last);
      const to = ids.indexOf(id);
      const next = new Set(all);
      if (isRange && from >= 0)
        for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      else if (!next.delete(id)) next.add(id);
      setAll(next);
      setLast(id);
    },
    [all, ids, last],
  );
  const clear = useCallback(() => {
    setAll(nobody);
    setLast(null);
  }, []);
  const add = useCallback((more: readonly string[]) => setAll((before) => new Set([...before, ...more])), []);
  const has = useCallback((id: string) => all.has(id), [all]);
  return useMemo(() => ({ chosen, has, toggle, add, clear }), [add, chosen, clear, has, toggle]);
}
