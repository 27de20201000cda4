import { useEffect } from 'react';
import type { Arguments } from '@/shared/store/attempt';
import type { PagedList } from '@/shared/store/createPagedList';
import { usePagedList } from '@/shared/store/usePagedList';

/** Things that are searched at most for enough of the wanted ones: three pages of most lists. */
const maxSearched = 60;

interface Wanted {
  /** Number of things to show. */
  count: number;
  /** Tells which things of the list are wanted. Default: all. */
  isWanted?: (id: string) => boolean;
}

/** The first wanted things of a list, for a block of the rail; further pages are read while there are too few. */
export function useFirst<Args extends Arguments>(
  list: PagedList<Args>,
  { count, isWanted = () => true }: Wanted,
  ...args: Args
) {
  const { ids, error, isLoading, hasMore, loadMore, retry } = usePagedList(list, ...args);
  const wanted = ids.filter(isWanted).slice(0, count);
  const isShort = wanted.length < count && hasMore && error === null && ids.length < maxSearched;
  const isNextDue = isShort && !isLoading;
  useEffect(() => {
    if (isNextDue) loadMore();
  }, [isNextDue, loadMore]);
  return { ids: wanted, error, isLoading: isLoading || isShort, retry };
}
