import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { deskPollSeconds } from '@/shared/config/limits';
import { usePagedList } from '@/shared/store/usePagedList';
import type { UndoState } from '@/shared/undo/undo';
import { decisions } from '../decisions';
import type { ReviewItemsState } from '../entities';
import { deskQueue } from '../lists';
import type { QueueQuery } from '../types';

interface State extends ReviewItemsState {
  undo: UndoState;
}

/** A queue without what was answered and waits to be sent (DESK-02). `left` takes that off a count. */
export function useQueue(query: QueueQuery) {
  const list = usePagedList(deskQueue, query);
  const waiting = useSelector((state: State) => decisions.selectItems(state));
  const items = useSelector((state: State) => state.reviewItems);
  const { ids } = list;
  const { kind } = query;
  const shown = useMemo(() => {
    const answered = new Set(waiting.map(({ id }) => id));
    return answered.size === 0 ? ids : ids.filter((id) => !answered.has(id));
  }, [ids, waiting]);
  const left = (count: number) =>
    Math.max(
      0,
      count -
        waiting.filter(({ id }) => ids.includes(id) && (kind === null || items[id]?.kind === kind)).length,
    );
  return { ...list, ids: shown, left, hasMore: list.isLonger };
}

/**
 * Looks again at times for what is new and who looks at it, while the tab shows and nothing more is loaded (DESK-02).
 */
export function usePolledQueue({ desk, kind }: QueueQuery): void {
  const list = usePagedList(deskQueue, { desk, kind });
  const { reload, isLoading, isLonger } = list;
  useEffect(() => {
    if (isLoading || isLonger) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, deskPollSeconds * 1000);
    return () => clearInterval(timer);
  }, [isLoading, isLonger, reload]);
}
