import { SearchedCommunities } from '@/features/communities/ui/SearchedCommunities';
import { SuggestedCommunities } from '@/features/communities/ui/SuggestedCommunities';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { companiesOf, suggestedCompanies } from '../lists';
import { useStillListed } from '../useStillListed';
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
    <SearchedCommunities
      list={list}
      label={t('tabs.mine')}
      search={search}
      texts={useListTexts()}
      renderRow={renderCompany}
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
    <SearchedCommunities
      list={list}
      label={t('tabs.managed')}
      search={search}
      texts={useListTexts()}
      renderRow={renderCompany}
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
  const texts = {
    ...useListTexts(),
    label: t('tabs.suggestions'),
    none: t('suggestions.none'),
    text: t('suggestions.text'),
    toSearch: t('suggestions.toSearch'),
  };
  return (
    <SuggestedCommunities
      suggestions={suggestedCompanies}
      tab="companies"
      texts={texts}
      renderRow={renderSuggestion}
    />
  );
}

function useListTexts() {
  const t = useCompanyTexts();
  return { search: t('search'), failed: t('failed'), noneFound: t('noneFound') };
}

const renderCompany = (id: string) => <CompanyRow id={id} />;
const renderSuggestion = (id: string) => <SuggestedCompany id={id} />;
