import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CoinList } from '@/features/coins/ui/CoinList';
import { useCoinsTexts } from '@/features/coins/ui/coinsTexts';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { lazyPage } from '../lazyPage';
import { PeopleYouMayKnow } from './PeopleYouMayKnow';
import { SwapBanner } from './SwapBanner';

const pagesWithCoins: readonly string[] = [paths.coins, paths.wallet];

const GroupSuggestions = lazyPage(async () => {
  const { GroupSuggestions: Part, rooms } = await import('./GroupSuggestions');
  return { default: Part, rooms };
});

/** Coins, the token swap, people and groups; each fails alone (SHELL-07, SHELL-10). What the page itself shows is left out. */
export function RailParts() {
  const { pathname, search } = useLocation();
  return (
    <>
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
