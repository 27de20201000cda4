import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { companiesOf } from '../lists';
import { companiesRoom } from '../room';
import { useStillListed } from '../useStillListed';
import { CompanyRow } from './CompanyRow';
import { useCompanyTexts } from './companyTexts';

export const rooms = [companiesRoom];

/** The companies of a member on their profile (PROF-01). */
export function CompaniesOf({ userId, name }: { userId: string; name: string }) {
  const t = useCompanyTexts();
  const isMe = useSelector((state: { session: SessionState }) => selectMyId(state) === userId);
  const loaded = usePagedList(companiesOf, { userId, which: 'all', term: '' });
  const list = { ...loaded, ids: useStillListed(loaded.ids, isMe) };
  const renderRow = useCallback((id: string) => <CompanyRow id={id} />, []);
  return (
    <RowList
      list={list}
      label={t('of', { name })}
      renderRow={renderRow}
      errorTitle={t('failed')}
      empty={<EmptyState seed="companies" title={t('none.title')} text={t('none.text')} />}
    />
  );
}
