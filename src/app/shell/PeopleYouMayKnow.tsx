import { X } from 'lucide-react';
import { useEffect } from 'react';
import { hideSuggestion } from '@/features/people/requests';
import { suggestionsList } from '@/features/people/lists';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import styles from './Rail.module.css';

const shownPeople = 3;

/** People whom the member may know, to follow or to hide (FOLW-03). */
export function PeopleYouMayKnow() {
  const t = usePeopleTexts();
  const list = usePagedList(suggestionsList, undefined);
  const { ids, error, isLoading, hasMore, loadMore, reload } = list;
  const isShort = ids.length < shownPeople && hasMore && !isLoading && error === null;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);

  return (
    <Section title={t('suggestions.title')}>
      <div aria-busy={isLoading}>
        {ids.length > 0 ? (
          <ul>
            {ids.slice(0, shownPeople).map((id) => (
              <li key={id}>
                <PersonEntry id={id} action={<HideButton id={id} />} />
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

function HideButton({ id }: { id: string }) {
  const t = usePeopleTexts();
  const { isPending, send } = useRequest(hideSuggestion, id);
  return (
    <IconButton
      icon={X}
      size="sm"
      label={t('hide')}
      aria-disabled={isPending}
      className={styles.hide}
      onClick={() => send(id)}
    />
  );
}
