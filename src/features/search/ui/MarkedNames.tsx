import { useMemo, type ReactNode } from 'react';
import { matchedParts } from '@/shared/rules/searchWords';
import { MarkContext } from '@/shared/ui/personRow/markContext';
import styles from './Results.module.css';

/** Highlights the matches of a term in the names inside (SRCH-01). */
export function MarkedNames({ term, children }: { term: string; children: ReactNode }) {
  const mark = useMemo(
    () => (name: string) =>
      matchedParts(name, term).map(({ text, isMatch }, index) =>
        isMatch ? (
          <mark key={index} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      ),
    [term],
  );
  return <MarkContext value={mark}>{children}</MarkContext>;
}
