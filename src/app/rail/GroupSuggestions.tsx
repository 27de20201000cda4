import { useEffect } from 'react';
import { groupSuggestionsRoom } from '@/features/groups/hiding';
import { suggestedGroups } from '@/features/groups/lists';
import { groupsRoom } from '@/features/groups/room';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { SuggestedGroup } from '@/features/groups/ui/SuggestedGroup';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const shownGroups = 3;

export const rooms = [groupsRoom, groupSuggestionsRoom];

/** Groups that the member may like, to join or hide (SHELL-10); absent without any. */
export function GroupSuggestions() {
  const t = useGroupTexts();
  const common = useTexts('common');
  const { ids, error, isLoading, hasMore, loadMore, reload } = usePagedList(suggestedGroups);
  const isShort = ids.length < shownGroups && hasMore && !isLoading && error === null;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  if (ids.length === 0 && !isLoading && error === null) return null;
  return (
    <Section
      title={t('suggestions.title')}
      aside={
        <Link to={paths.groupSuggestions} aria-label={`${common('seeAll')}, ${t('suggestions.title')}`}>
          {common('seeAll')}
        </Link>
      }
    >
      <div aria-busy={isLoading}>
        {ids.length > 0 ? (
          <ul>
            {ids.slice(0, shownGroups).map((id) => (
              <li key={id}>
                <SuggestedGroup id={id} />
              </li>
            ))}
          </ul>
        ) : error ? (
          <ErrorState title={t('failed')} error={error} onRetry={reload} />
        ) : (
          <PersonRowSkeleton />
        )}
      </div>
    </Section>
  );
}
