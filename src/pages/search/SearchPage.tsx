import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { companiesRoom } from '@/features/companies/room';
import { groupsRoom } from '@/features/groups/room';
import { searchRoom } from '@/features/search/room';
import { FoundCount } from '@/features/search/ui/FoundCount';
import { FoundPosts } from '@/features/search/ui/FoundPosts';
import { searchCleaned } from '@/features/search/searchState';
import { FoundRows } from '@/features/search/ui/FoundRows';
import { MarkedNames } from '@/features/search/ui/MarkedNames';
import { Overview } from '@/features/search/ui/Overview';
import { useResultTexts } from '@/features/search/ui/resultTexts';
import { SearchTabs } from '@/features/search/ui/SearchTabs';
import { useSearchAddress } from '@/features/search/ui/useSearchAddress';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

export const rooms = [searchRoom, groupsRoom, companiesRoom];

/** Results for the term in the address, by kind (SRCH-01); without a term the search starts over (SRCH-02). */
export default function SearchPage() {
  const t = useResultTexts();
  const { term, tab } = useSearchAddress();
  const heading = term === '' ? t('title') : t('heading', { term });
  useDocumentTitle(heading);
  const dispatch = useDispatch();
  useEffect(() => {
    if (term === '') dispatch(searchCleaned());
  }, [dispatch, term]);
  if (term === '')
    return (
      <>
        <Masthead>{heading}</Masthead>
        <EmptyState
          seed="search"
          title={t('nothing.title')}
          text={t('nothing.text')}
          action={<ButtonLink to={paths.suggestedPeople}>{t('findPeople')}</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <Masthead aside={<FoundCount term={term} tab={tab} />}>{heading}</Masthead>
      <SearchTabs term={term} tab={tab} />
      <MarkedNames term={term}>
        {tab === 'all' && <Overview term={term} />}
        {tab === 'post' && <FoundPosts term={term} />}
        {tab !== 'all' && tab !== 'post' && <FoundRows key={tab} kind={tab} term={term} />}
      </MarkedNames>
    </>
  );
}
