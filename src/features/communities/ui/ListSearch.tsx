import type { ReactNode } from 'react';
import { maxSearchTermLength } from '@/shared/config/limits';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import styles from './Rows.module.css';
import type { useAddressTerm } from './useAddressTerm';

interface ListSearchProps {
  /** "Search groups": name of the field, shown in it while it is empty. */
  label: string;
  search: ReturnType<typeof useAddressTerm>;
  /** Beside the field: filters and buttons of the list. */
  children?: ReactNode;
}

/** Search above a list of groups, companies or their people, kept in the address (GRP-01, GRP-06, CMP-01, CMP-04). */
export function ListSearch({ label, search, children }: ListSearchProps) {
  return (
    <div className={styles.controls}>
      <SearchField
        label={label}
        placeholder={label}
        maxLength={maxSearchTermLength}
        value={search.typed}
        onChange={search.type}
      />
      {children}
    </div>
  );
}
