import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { useShownItems } from '@/shared/undo/useHidden';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { leavingGroups } from '../leaving';
import { groupsOf } from '../lists';
import { groupsRoom } from '../room';
import { GroupRow } from './GroupRow';
import { useGroupTexts } from './groupTexts';

export const rooms = [groupsRoom];

/** The groups of a member on their profile (PROF-01). */
export function GroupsOf({ userId, name }: { userId: string; name: string }) {
  const t = useGroupTexts();
  const isMe = useSelector((state: { session: SessionState }) => selectMyId(state) === userId);
  const loaded = usePagedList(groupsOf, { userId, term: '' });
  const list = { ...loaded, ids: useShownItems(isMe ? leavingGroups.name : '', loaded.ids) };
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
