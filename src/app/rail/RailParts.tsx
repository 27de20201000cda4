import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatch } from 'react-router-dom';
import { CoinList } from '@/features/coins/ui/CoinList';
import { useCoinsTexts } from '@/features/coins/ui/coinsTexts';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { lazyPage } from '../lazyPage';
import { PeopleYouMayKnow } from './PeopleYouMayKnow';
import { SwapBanner } from './SwapBanner';

const pagesWithCoins: readonly string[] = [paths.coins, paths.wallet];

const ReachUs = lazyPart(async () => (await import('@/features/companies/ui/ReachUs')).ReachUs);

const GroupSuggestions = lazyPage(async () => {
  const { GroupSuggestions: Part, rooms } = await import('./GroupSuggestions');
  return { default: Part, rooms };
});

/** Contacts beside a company; coins, the token swap, people and groups; each fails alone (SHELL-07, SHELL-10, CMP-02). Leaves out what the page itself shows. */
export function RailParts() {
  const { pathname, search } = useLocation();
  const company = useMatch('/company/:permalink/*')?.params;
  return (
    <>
      {company?.permalink !== undefined && company['*'] !== 'contacts' && (
        <ErrorBoundary level="panel">
          <Suspense>
            <ReachUs permalink={company.permalink} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!pagesWithCoins.includes(pathname) && (
        <ErrorBoundary level="panel">
          <FavouriteCoins />
        </ErrorBoundary>
      )}
      <ErrorBoundary level="panel">
        <SwapBanner />
      </ErrorBoundary>
      {pathname + search !== paths.suggestedPeople && (
        <ErrorBoundary level="panel">
          <PeopleYouMayKnow />
        </ErrorBoundary>
      )}
      {pathname !== paths.groupSuggestions && (
        <ErrorBoundary level="panel">
          <Suspense>
            <GroupSuggestions />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function FavouriteCoins() {
  const t = useCoinsTexts();
  const common = useTexts('common');
  const myId = useSelector(selectMyId);
  if (myId === null) return null;
  return (
    <Section
      title={t('title')}
      aside={
        <Link to={paths.coins} aria-label={`${common('seeAll')}, ${t('title')}`}>
          {common('seeAll')}
        </Link>
      }
    >
      <CoinList userId={myId} />
    </Section>
  );
}
