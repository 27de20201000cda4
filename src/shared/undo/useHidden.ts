import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { hiddenIds, type UndoState } from './undo';

interface Root {
  undo: UndoState;
}

/** Ids of a list without those whose deletion can still be taken back (HOUR-04). */
export function useShownItems(kind: string, ids: string[]): string[] {
  const hidden = useSelector(({ undo }: Root) => hiddenIds(undo, kind));
  return useMemo(() => {
    if (hidden === '') return ids;
    const left = new Set(hidden.split(' '));
    return ids.filter((id) => !left.has(id));
  }, [hidden, ids]);
}

/** True while the deletion of a thing can still be taken back (HOUR-04). */
export function useIsHidden(kind: string, id: string): boolean {
  return useSelector(({ undo }: Root) => hiddenIds(undo, kind).split(' ').includes(id));
}
