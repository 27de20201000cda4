import { useEffect } from 'react';
import { SuggestedPerson } from '@/features/network/ui/SuggestedPerson';
import { suggestionsList } from '@/features/people/lists';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import styles from './Rail.module.css';

const shownPeople = 3;

/** People the member may know, to follow or hide (FOLW-03). */
export function PeopleYouMayKnow() {
  const t = usePeopleTexts();
  const common = useTexts('common');
  const list = usePagedList(suggestionsList);
  const { ids, error, isLoading, hasMore, loadMore, reload } = list;
  const isShort = ids.length < shownPeople && hasMore && !isLoading && error === null;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);

  return (
    <Section
      title={t('suggestions.title')}
      aside={
        <Link to={paths.suggestedPeople} aria-label={`${common('seeAll')}, ${t('suggestions.title')}`}>
          {common('seeAll')}
        </Link>
      }
    >
      <div aria-busy={isLoading}>
        {ids.length > 0 ? (
          <ul>
            {ids.slice(0, shownPeople).map((id) => (
              <li key={id}>
                <SuggestedPerson id={id} />
              </li>
            ))}
          </ul>
        ) : error ? (
          <ErrorState title={t('suggestions.failed')} error={error} onRetry={reload} />
        ) : isLoading ? (
          <PersonRowSkeleton />
        ) : (
          <p className={styles.empty}>{t('suggestions.empty')}</p>
        )}
      </div>
    </Section>
  );
}
