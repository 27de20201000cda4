import { useCallback } from 'react';
import { suggestionsList } from '@/features/people/lists';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { SuggestedPerson } from './SuggestedPerson';

/** All people the member may know, page by page (FOLW-03). */
export function SuggestedPeople() {
  const t = usePeopleTexts();
  const list = usePagedList(suggestionsList);
  const renderRow = useCallback((id: string) => <SuggestedPerson id={id} />, []);
  return (
    <RowList
      list={list}
      label={t('suggestions.title')}
      renderRow={renderRow}
      errorTitle={t('suggestions.failed')}
      empty={<EmptyState seed="suggestions" title={t('suggestions.title')} text={t('suggestions.empty')} />}
    />
  );
}
