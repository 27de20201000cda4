import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ListSearch } from '@/features/communities/ui/ListSearch';
import styles from '@/features/communities/ui/Rows.module.css';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { whyNotInCompany } from '@/shared/rules/company';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { companyMemberList } from '../lists';
import { memberFilters, type Company } from '../types';
import { CompanyMemberRow } from './CompanyMemberRow';
import { useCompanyPageTexts } from './companyPageTexts';

const AddMember = lazyOverlay(async () => (await import('./AddMember')).AddMember);

/** The people of a company with position and role, searched and filtered; managers add to them (CMP-04). */
export function CompanyMembers({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { id, name, role } = company;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const filter = memberFilters.find((known) => known === query.get('filter')) ?? 'all';
  const search = useAddressTerm();
  const list = usePagedList(companyMemberList, { companyId: id, filter, term: search.term });
  return (
    <>
      <LinkTabs
        label={t('members.nav', { name })}
        tabs={memberFilters.map((one) => ({
          to: one === 'all' ? pathname : `${pathname}?filter=${one}`,
          label: t(`members.filters.${one}`),
          isCurrent: one === filter,
        }))}
      />
      <ListSearch label={t('members.search')} search={search}>
        {whyNotInCompany(role, 'add') === null && (
          <Button variant="primary" icon={UserPlus} onClick={() => setIsAdding(true)}>
            {t('members.add')}
          </Button>
        )}
      </ListSearch>
      <div className={styles.rows}>
        <RowList
          list={list}
          label={t('members.list')}
          renderRow={renderRow}
          errorTitle={t('members.failed')}
          empty={<EmptyState seed="nobody" title={t('members.none.title')} text={t('members.none.text')} />}
        />
      </div>
      {isAdding && <AddMember companyId={id} onClose={() => setIsAdding(false)} />}
    </>
  );
}

const renderRow = (id: string) => <CompanyMemberRow id={id} />;
