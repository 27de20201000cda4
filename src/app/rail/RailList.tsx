import type { ReactNode } from 'react';
import type { AppError } from '@/shared/errors/appError';
import { useTexts } from '@/shared/i18n/useTexts';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import styles from './Rail.module.css';

/** First things of a list. */
export interface First {
  ids: readonly string[];
  error: AppError | null;
  isLoading: boolean;
  retry: () => void;
}

interface RailListProps {
  title: string;
  /** Path of the whole list. */
  all?: string;
  first: First;
  renderRow: (id: string) => ReactNode;
  errorTitle: string;
  /** Stands in the place of an empty list; without it the block is absent. */
  empty?: string;
  /** Rows of the skeleton. */
  usual?: number;
}

/** A block of the rail with the first things of a list: loading, failed with a retry, empty or absent (SHELL-10). */
export function RailList({ title, all, first, renderRow, errorTitle, empty, usual = 3 }: RailListProps) {
  const common = useTexts('common');
  const { ids, error, isLoading, retry } = first;
  if (ids.length === 0 && !isLoading && error === null && empty === undefined) return null;
  return (
    <Section
      title={title}
      aside={
        all !== undefined && (
          <Link to={all} aria-label={`${common('seeAll')}, ${title}`}>
            {common('seeAll')}
          </Link>
        )
      }
    >
      <div aria-busy={isLoading}>
        {ids.length > 0 ? (
          <ul>
            {ids.map((id) => (
              <li key={id}>{renderRow(id)}</li>
            ))}
          </ul>
        ) : error ? (
          <ErrorState title={errorTitle} error={error} onRetry={retry} />
        ) : isLoading ? (
          <PersonRowSkeleton count={usual} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
      </div>
    </Section>
  );
}
