import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelection } from '@/shared/ui/selection/useSelection';
import type { ShownPhotos } from '../grid/usePhotos';

/** Choosing photos of a list: by press, Shift and keys, or all of them, for which the rest of the list is loaded. */
export function useChoosing({ ids, hasMore, isLoading, error, loadMore }: ShownPhotos) {
  const selection = useSelection(ids);
  const [isOn, setIsOn] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const { add, clear } = selection;
  const isLoadingAll = wantsAll && hasMore && error === null;
  if (wantsAll && !hasMore) {
    // Photos that arrive later were not among them.
    setWantsAll(false);
    add(ids);
  }
  useEffect(() => {
    if (wantsAll) add(ids);
  }, [add, ids, wantsAll]);
  useEffect(() => {
    if (isLoadingAll && !isLoading) loadMore();
  }, [isLoading, isLoadingAll, loadMore]);
  const end = useCallback(() => {
    setIsOn(false);
    setWantsAll(false);
    clear();
  }, [clear]);
  const { toggle: toggleOne } = selection;
  const toggle = useCallback(
    (id: string, isRange?: boolean) => {
      // After a change by hand, photos that load later are no longer chosen by themselves.
      setWantsAll(false);
      toggleOne(id, isRange);
    },
    [toggleOne],
  );
  return {
    selection: useMemo(() => ({ ...selection, toggle, clear: end }), [end, selection, toggle]),
    isChoosing: isOn || selection.chosen.length > 0,
    isLoadingAll,
    start: useCallback(() => setIsOn(true), []),
    chooseAll: useCallback(() => {
      setIsOn(true);
      setWantsAll(true);
    }, []),
    end,
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
