import { useCallback, type ReactNode } from 'react';
import { PersonRowSkeleton } from '../skeleton/PersonRowSkeleton';
import { InfiniteList, type ListStatus } from './InfiniteList';
import styles from './InfiniteList.module.css';

interface RowListProps {
  listKey: string;
  /** Result of `usePagedList`. */
  list: ListStatus & { ids: readonly string[]; loadMore: () => void; reload: () => void };
  label: string;
  /** Usually a PersonRow. Keep the function stable. */
  renderRow: (id: string) => ReactNode;
  errorTitle: string;
  empty: ReactNode;
}

export function RowList({ listKey, list, label, renderRow, errorTitle, empty }: RowListProps) {
  const renderItem = useCallback(
    (id: string) => <div className={styles.gutter}>{renderRow(id)}</div>,
    [renderRow],
  );
  return (
    <InfiniteList
      listKey={listKey}
      kind="list"
      label={label}
      items={list.ids}
      status={list}
      renderItem={renderItem}
      onLoadMore={list.loadMore}
      onRetry={list.ids.length > 0 && list.isRefreshing !== true ? list.loadMore : list.reload}
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
