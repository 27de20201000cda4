import { Suspense, type ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { PeopleYouMayKnow } from './PeopleYouMayKnow';

const ReachUs = lazyPart(async () => (await import('@/features/companies/contacts/ReachUs')).ReachUs);
const MoreByAuthor = lazyPart(async () => (await import('./MoreByAuthor')).MoreByAuthor);

const ProfileRail = lazyRoomPart(async () => {
  const { ProfileRail: Part, rooms } = await import('./ProfileRail');
  return { default: Part, rooms };
});
const GroupSuggestions = lazyRoomPart(async () => {
  const { GroupSuggestions: Part, rooms } = await import('./GroupSuggestions');
  return { default: Part, rooms };
});
const TagsOfWeek = lazyRoomPart(async () => {
  const { TagsOfWeek: Part, rooms } = await import('./TagsOfWeek');
  return { default: Part, rooms };
});

/**
 * Shows what belongs to the page beside it (SHELL-10): to the feed people, groups and tags; to a profile its photos and
 * what is in common; to a post more by its author; to a company its contacts (CMP-02); to all others people and groups.
 * Each fails alone (SHELL-07); what the page itself shows is left out.
 */
export function RailParts() {
  const { pathname, search } = useLocation();
  const company = useMatch('/company/:permalink/*')?.params;
  const profile = useMatch('/profile/:permalink/:tab?/:albumId?')?.params;
  const post = useMatch('/post/:postId')?.params;
  const people = pathname + search !== paths.suggestedPeople && (
    <ErrorBoundary level="panel">
      <PeopleYouMayKnow />
    </ErrorBoundary>
  );
  if (profile?.permalink !== undefined)
    return (
      <>
        <Block>
          <ProfileRail permalink={profile.permalink} tab={profile.tab} />
        </Block>
        {people}
      </>
    );
  if (post?.postId !== undefined)
    return (
      <>
        <Block>
          <MoreByAuthor postId={post.postId} />
        </Block>
        {people}
      </>
    );
  return (
    <>
      {company?.permalink !== undefined && company['*'] !== 'contacts' && (
        <Block>
          <ReachUs permalink={company.permalink} />
        </Block>
      )}
      {people}
      {pathname !== paths.groupSuggestions && (
        <Block>
          <GroupSuggestions />
        </Block>
      )}
      {pathname === paths.feed && (
        <Block>
          <TagsOfWeek />
        </Block>
      )}
    </>
  );
}

/** Nothing stands in the place of a block while its code loads. */
function Block({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
