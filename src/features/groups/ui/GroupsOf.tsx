import { useCallback } from 'react';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { groupsOf } from '../lists';
import { GroupRow } from './GroupRow';
import { useGroupTexts } from './groupTexts';

/** The groups of a member on their profile (PROF-01). */
export function GroupsOf({ userId, name }: { userId: string; name: string }) {
  const t = useGroupTexts();
  const list = usePagedList(groupsOf, { userId, term: '' });
  const renderRow = useCallback((id: string) => <GroupRow id={id} />, []);
  return (
    <RowList
      list={list}
      label={t('of', { name })}
      renderRow={renderRow}
      errorTitle={t('failed')}
      empty={<EmptyState seed="groups" title={t('none.title')} text={t('none.text')} />}
    />
  );
}
