import type { ReactNode } from 'react';
import type { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { useCommunityTexts } from './communityTexts';
import { ListSearch } from './ListSearch';
import styles from './Rows.module.css';
import type { useAddressTerm } from './useAddressTerm';

export type ListTexts = Record<'search' | 'failed' | 'noneFound', string>;

interface SearchedCommunitiesProps {
  list: ReturnType<typeof usePagedList>;
  /** Accessible name of the list. */
  label: string;
  search: ReturnType<typeof useAddressTerm>;
  texts: ListTexts;
  /** Keep the function stable. */
  renderRow: (id: string) => ReactNode;
  /** Stands for the rows when nothing is searched for. */
  empty: ReactNode;
}

/** Rows of groups or companies under a search, which says when nothing matches (GRP-01, CMP-01). */
export function SearchedCommunities(props: SearchedCommunitiesProps) {
  const { list, label, search, texts, renderRow, empty } = props;
  return (
    <>
      <ListSearch label={texts.search} search={search} />
      <div className={styles.rows}>
        <RowList
          list={list}
          label={label}
          renderRow={renderRow}
          errorTitle={texts.failed}
          empty={search.term === '' ? empty : <NothingFound title={texts.noneFound} onClear={search.clear} />}
        />
      </div>
    </>
  );
}

/** Says that no group or company matches, and offers them all again. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useCommunityTexts();
  return (
    <EmptyState
      seed="nobody"
      title={title}
      text={t('noneFound.text')}
      action={<Button onClick={onClear}>{t('noneFound.clear')}</Button>}
    />
  );
}
