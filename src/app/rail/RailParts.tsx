import { Suspense } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyPage } from '../lazyPage';
import { PeopleYouMayKnow } from './PeopleYouMayKnow';

const ReachUs = lazyPart(async () => (await import('@/features/companies/ui/ReachUs')).ReachUs);

const GroupSuggestions = lazyPage(async () => {
  const { GroupSuggestions: Part, rooms } = await import('./GroupSuggestions');
  return { default: Part, rooms };
});

/** Contacts beside a company; people and groups; each fails alone (SHELL-07, SHELL-10, CMP-02). Leaves out what the page itself shows. */
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
