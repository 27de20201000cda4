import type { ReactNode } from 'react';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { ListStatus } from '@/shared/ui/infiniteList/InfiniteList';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { companiesOf, suggestedCompanies } from '../lists';
import { useStillListed } from '../useStillListed';
import styles from './Companies.module.css';
import { CompanyRow } from './CompanyRow';
import { useCompanyTexts } from './companyTexts';
import { SuggestedCompany } from './SuggestedCompany';

/** All companies of the member: those they follow and those whose team they are in (CMP-01). */
export function MyCompanies({ userId }: { userId: string }) {
  const t = useCompanyTexts();
  const search = useAddressTerm();
  const loaded = usePagedList(companiesOf, { userId, which: 'all', term: search.term });
  const list = { ...loaded, ids: useStillListed(loaded.ids) };
  return (
    <SearchedCompanies
      list={list}
      label={t('tabs.mine')}
      search={search}
      empty={
        <EmptyState
          seed="companies"
          title={t('noneMine.title')}
          text={t('noneMine.text')}
          action={<ButtonLink to={paths.companySuggestions}>{t('noneMine.suggestions')}</ButtonLink>}
        />
      }
    />
  );
}

/** Companies that the member manages (CMP-01). */
export function ManagedCompanies({ userId }: { userId: string }) {
  const t = useCompanyTexts();
  const search = useAddressTerm();
  const loaded = usePagedList(companiesOf, { userId, which: 'my', term: search.term });
  const list = { ...loaded, ids: useStillListed(loaded.ids) };
  return (
    <SearchedCompanies
      list={list}
      label={t('tabs.managed')}
      search={search}
      empty={
        <EmptyState
          seed="managed"
          title={t('noneManaged.title')}
          text={t('noneManaged.text')}
          action={<ButtonLink to={paths.createCompany}>{t('create')}</ButtonLink>}
        />
      }
    />
  );
}

/** Companies that the member may like (CMP-01). */
export function SuggestedCompanies() {
  const t = useCompanyTexts();
  const search = useAddressTerm();
  const list = usePagedList(suggestedCompanies, { term: search.term });
  return (
    <SearchedCompanies
      list={list}
      label={t('tabs.suggestions')}
      renderRow={renderSuggestion}
      search={search}
      empty={
        <EmptyState
          seed="suggestions"
          title={t('suggestions.none')}
          text={t('suggestions.text')}
          action={<ButtonLink to={paths.search('', 'companies')}>{t('suggestions.toSearch')}</ButtonLink>}
        />
      }
    />
  );
}

interface SearchedCompaniesProps {
  list: ListStatus & { address: string; ids: readonly string[]; loadMore: () => void; retry: () => void };
  label: string;
  search: ReturnType<typeof useAddressTerm>;
  empty: ReactNode;
  renderRow?: (id: string) => ReactNode;
}

const renderSuggestion = (id: string) => <SuggestedCompany id={id} />;
const renderCompany = (id: string) => <CompanyRow id={id} />;

function SearchedCompanies({
  list,
  label,
  search,
  empty,
  renderRow = renderCompany,
}: SearchedCompaniesProps) {
  const t = useCompanyTexts();
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          maxLength={maxSearchTermLength}
          value={search.typed}
          onChange={search.type}
        />
      </div>
      <div className={styles.rows}>
        <RowList
          list={list}
          label={label}
          renderRow={renderRow}
          errorTitle={t('failed')}
          empty={
            search.term === '' ? (
              empty
            ) : (
              <EmptyState
                seed="nobody"
                title={t('noneFound.title')}
                text={t('noneFound.text')}
                action={<Button onClick={search.clear}>{t('noneFound.clear')}</Button>}
              />
            )
          }
        />
      </div>
    </>
  );
}
