import { useState } from 'react';
import type { PagedList } from '@/shared/store/createPagedList';
import { usePagedList } from '@/shared/store/usePagedList';

/**
 * A list of results; those of the former term stay visible, marked as refreshing, until the new ones are loaded.
 */
export function useResults(list: PagedList<[string]>, term: string) {
  const current = usePagedList(list, term);
  const [former, setFormer] = useState(current.ids);
  const isWaiting = current.isLoading && current.ids.length === 0 && former.length > 0;
  if (!current.isLoading && former !== current.ids) setFormer(current.ids);
  return isWaiting ? { ...current, ids: former, isRefreshing: true } : current;
}

export type Results = ReturnType<typeof useResults>;
