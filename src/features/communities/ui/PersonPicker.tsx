import { useEffect, useState, type ReactNode } from 'react';
import { maxSearchTermLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';
import type { ListStatus } from '@/shared/ui/infiniteList/InfiniteList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { useCommunityTexts } from './communityTexts';
import styles from './Rows.module.css';

interface PickedList extends ListStatus {
  ids: readonly string[];
  isLonger: boolean;
  reload: () => void;
  retry: () => void;
  loadMore: () => void;
  cancel: () => void;
}

/** Term of a picker's search, and its field. */
export function usePickerTerm() {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const search = useDebounce((value: string) => setTerm(value.trim()));
  return {
    term,
    typed,
    type: (value: string) => {
      setTyped(value);
      search(value);
    },
  };
}

interface PersonPickerProps {
  search: ReturnType<typeof usePickerTerm>;
  list: PickedList;
  /** Accessible name of the list. */
  label: string;
  empty: { title: string; text: string };
  renderRow: (id: string) => ReactNode;
  /** Beside the search. */
  children?: ReactNode;
}

/** Search and list of people who are not in the group or company yet, inside a dialog (GRP-06, CMP-04). */
export function PersonPicker({ search, list, label, empty, renderRow, children }: PersonPickerProps) {
  const t = useCommunityTexts();
  const common = useTexts('common');
  const { reload } = list;
  // Whom one may take differs from one group or company to the next, and from one visit to the next.
  useEffect(() => {
    reload();
  }, [reload]);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('picker.search')}
          placeholder={t('picker.search')}
          maxLength={maxSearchTermLength}
          value={search.typed}
          onChange={search.type}
        />
        {children}
      </div>
      <div className={styles.rows} aria-busy={list.isLoading}>
        {list.ids.length > 0 ? (
          <>
            <ul aria-label={label}>{list.ids.map(renderRow)}</ul>
            {list.error && <ErrorState title={t('picker.failed')} error={list.error} onRetry={list.retry} />}
            {list.isLonger && !list.error && !list.isStalled && (
              <Button isBlock isLoading={list.isLoading} onClick={list.loadMore}>
                {common('list.loadMore')}
              </Button>
            )}
          </>
        ) : list.error ? (
          <ErrorState title={t('picker.failed')} error={list.error} onRetry={list.retry} />
        ) : list.isLoading ? (
          <>
            <PersonRowSkeleton count={4} />
            <StillWorking onCancel={list.cancel} />
          </>
        ) : (
          <EmptyState seed="nobody" title={empty.title} text={empty.text} />
        )}
      </div>
    </>
  );
}
