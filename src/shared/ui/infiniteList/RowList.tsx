import { useCallback, type ReactNode } from 'react';
import { PersonRowSkeleton } from '../skeleton/PersonRowSkeleton';
import { InfiniteList, type ListStatus } from './InfiniteList';
import styles from './InfiniteList.module.css';

interface RowListProps {
  /** Result of `usePagedList`. */
  list: ListStatus & { address: string; ids: readonly string[]; loadMore: () => void; retry: () => void };
  label: string;
  /** Usually a PersonRow. Keep the function stable. */
  renderRow: (id: string) => ReactNode;
  errorTitle: string;
  empty: ReactNode;
}

export function RowList({ list, label, renderRow, errorTitle, empty }: RowListProps) {
  const renderItem = useCallback(
    (id: string) => <div className={styles.gutter}>{renderRow(id)}</div>,
    [renderRow],
  );
  return (
    <InfiniteList
      listKey={list.address}
      kind="list"
      label={label}
      items={list.ids}
      status={list}
      renderItem={renderItem}
      onLoadMore={list.loadMore}
      onRetry={list.retry}
      errorTitle={errorTitle}
      empty={empty}
      skeleton={
        <div className={styles.gutter}>
          <PersonRowSkeleton count={5} />
        </div>
      }
      estimatedHeight={60}
      endText={null}
    />
  );
}
