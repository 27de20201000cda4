import { useState } from 'react';
import type { PagedList } from '@/shared/store/createPagedList';
import { usePagedList } from '@/shared/store/usePagedList';

/** A list of results; while those of a new term load, the former stay on the screen, marked as refreshing. */
export function useResults(list: PagedList<[string]>, term: string) {
  const current = usePagedList(list, term);
  const [former, setFormer] = useState(current.ids);
  const isWaiting = current.isLoading && current.ids.length === 0 && former.length > 0;
  if (!current.isLoading && former !== current.ids) setFormer(current.ids);
  return isWaiting ? { ...current, ids: former, isRefreshing: true } : current;
}

export type Results = ReturnType<typeof useResults>;
