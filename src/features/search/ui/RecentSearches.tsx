import { Search, X } from 'lucide-react';
import styles from '@/features/completions/ui/Suggestions.module.css';
import { paths } from '@/shared/config/paths';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import recent from './RecentSearches.module.css';
import { useResultTexts } from './resultTexts';

interface RecentSearchesProps {
  /** Id of the grid; cells append their index. */
  id: string;
  terms: readonly string[];
  activeIndex: number;
  onOpen: (to: string, term: string) => void;
  onForget: (term: string | null) => void;
}

/**
 * Recent searches, to repeat or forget (SHELL-04). A grid, since each row has two actions; the search box keeps
 * the focus.
 */
export function RecentSearches({ id, terms, activeIndex, onOpen, onForget }: RecentSearchesProps) {
  const t = useResultTexts();
  return (
    <div
      id={id}
      role="grid"
      aria-label={t('recent')}
      className={styles.list}
      // Keeps the focus in the field; otherwise the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {terms.map((term, index) => (
        <div key={term} role="row" aria-selected={index === activeIndex} className={styles.option}>
          <div
            id={`${id}-${index}`}
            role="gridcell"
            aria-keyshortcuts="Delete"
            className={recent.term}
            onClick={() => onOpen(paths.search(term), term)}
          >
            <Search aria-hidden="true" />
            <span className={styles.text} dir="auto">
              {term}
            </span>
          </div>
          <div role="gridcell">
            <IconButton
              icon={X}
              size="sm"
              label={t('forget', { term })}
              hasTooltip={false}
              tabIndex={-1}
              onClick={() => onForget(term)}
            />
          </div>
        </div>
      ))}
      <div role="row" aria-selected={activeIndex === terms.length} className={styles.option}>
        <div
          id={`${id}-${terms.length}`}
          role="gridcell"
          aria-colspan={2}
          className={recent.all}
          onClick={() => onForget(null)}
        >
          {t('forgetAll')}
        </div>
      </div>
    </div>
  );
}
