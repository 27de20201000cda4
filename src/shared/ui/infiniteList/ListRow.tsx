import { memo, type ReactNode } from 'react';
import styles from './InfiniteList.module.css';

/** Attributes for an item's `article`; `aria-setsize` is -1 while the total is unknown. */
export interface ItemPosition {
  'aria-posinset': number;
  'aria-setsize': number;
  tabIndex: 0;
}

export type ListKind = 'feed' | 'list' | 'grid';

interface ListRowProps {
  id: string;
  index: number;
  size: number;
  kind: ListKind;
  renderItem: (id: string, index: number, position: ItemPosition) => ReactNode;
  /** Measures the row and places it. */
  measure: (element: HTMLDivElement | null) => void;
}

export const ListRow = memo(function ListRow({ id, index, size, kind, renderItem, measure }: ListRowProps) {
  const position = { 'aria-posinset': index + 1, 'aria-setsize': size };
  return (
    <div
      ref={measure}
      className={styles.row}
      data-index={index}
      {...(kind === 'list' ? { role: 'listitem', tabIndex: -1, ...position } : undefined)}
      {...(kind === 'grid' ? { role: 'row', 'aria-rowindex': index + 1 } : undefined)}
    >
      <Item id={id} index={index} size={size} renderItem={renderItem} />
    </div>
  );
});

/** Memoized apart from its row, so that moving the row does not render it. */
const Item = memo(function Item({
  id,
  index,
  size,
  renderItem,
}: Pick<ListRowProps, 'id' | 'index' | 'size' | 'renderItem'>) {
  return renderItem(id, index, { 'aria-posinset': index + 1, 'aria-setsize': size, tabIndex: 0 });
});
