import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useInView } from 'react-intersection-observer';
import type { AppError } from '@/shared/errors/appError';
import { useTexts } from '@/shared/i18n/useTexts';
import { ErrorState } from '../errorState/ErrorState';
import { ListFooter } from './ListFooter';
import { ListRow, type ItemPosition } from './ListRow';
import { heightsOf } from './listMemory';
import { useFeedKeys } from './useFeedKeys';
import { useScrollMemory } from './useScrollMemory';
import styles from './InfiniteList.module.css';

/** What a paged list says of itself; the answer of `usePagedList` fits as it is. */
export interface ListStatus {
  isLoading: boolean;
  hasMore: boolean;
  error: AppError | null;
  /** A reload is under way while the former items still show: they are dimmed. */
  isRefreshing?: boolean;
}

interface InfiniteListProps {
  /** Tells this list from others, for its measured heights and its place on Back: "feed", "wall 12". */
  listKey: string;
  /** Ids from top to bottom, without duplicates. */
  items: readonly string[];
  status: ListStatus;
  /**
   * One item. Keep the function the same between renders (`useCallback`), so that rows render only when they must.
   * In a feed it returns an `article` that spreads `position` and has its own name.
   */
  renderItem: (id: string, index: number, position: ItemPosition) => ReactNode;
  /** Asks for the next page; called 600 px before the end, never for the first page. */
  onLoadMore: () => void;
  /** Asks again for the page that failed, be it the first or a later one. */
  onRetry: () => void;
  /** The accessible name. */
  label: string;
  /** `feed` for articles (role feed and its keys), `list` for rows. */
  kind: 'feed' | 'list';
  /** What to show for no items: an EmptyState. */
  empty: ReactNode;
  /** Stands in for items that load, in their size. */
  skeleton: ReactNode;
  /** Heading of the error state of the first page. */
  errorTitle?: string;
  /** Pixels that an item is high before it was measured; its guess decides how well a fast scroll bar drag looks. */
  estimatedHeight?: number;
  /** Said under the last item; null says nothing. */
  endText?: string | null;
}

/** Items beyond the window on each side, for keyboard, focus and quick scrolling. */
const overscan = 4;

/**
 * The one list of the product: it scrolls with the window, keeps a bounded number of items mounted and never unmounts
 * the one with the focus, loads more before the end, remembers heights and the place to go back to, and shows its
 * skeleton, empty, error and end states.
 */
export function InfiniteList(props: InfiniteListProps) {
  const { listKey, items, status, label, kind, empty, skeleton, errorTitle, onRetry, onLoadMore } = props;
  // All that was loaded has left the list, but there is more.
  const isUsedUp = items.length === 0 && status.hasMore && !status.isLoading && status.error === null;
  useEffect(() => {
    if (isUsedUp) onLoadMore();
  }, [isUsedUp, onLoadMore]);
  if (items.length > 0) return <LoadedList key={listKey} {...props} />;
  if (status.error) {
    return <ErrorState title={errorTitle} error={status.error} onRetry={onRetry} />;
  }
  if (status.isLoading || status.hasMore) {
    return (
      <div
        role={kind === 'feed' ? 'feed' : undefined}
        aria-label={kind === 'feed' ? label : undefined}
        aria-busy
      >
        {skeleton}
      </div>
    );
  }
  return empty;
}

function LoadedList({
  listKey,
  items,
  status,
  renderItem,
  onLoadMore,
  onRetry,
  label,
  kind,
  skeleton,
  estimatedHeight = 88,
  endText,
}: InfiniteListProps) {
  const t = useTexts('common');
  const container = useRef<HTMLDivElement>(null);
  const heights = useMemo(() => heightsOf(listKey), [listKey]);
  const margin = useTop(container);
  const isFeed = kind === 'feed';
  const { focusedIndex, ...keys } = useFeedKeys(container, items, isFeed);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedIndex < 0 || focusedIndex >= range.count) return indexes;
      // The neighbours too, so that the next key press finds them.
      const near = [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
        (at) => at >= 0 && at < range.count,
      );
      return [...new Set([...indexes, ...near])].sort((a, b) => a - b);
    },
    [focusedIndex],
  );
  const getItemKey = useCallback((index: number) => items[index] ?? index, [items]);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: (index) => heights.get(items[index] ?? '') ?? estimatedHeight,
    getItemKey,
    overscan,
    // Rows beyond the window are mounted already: the frame that scrolls need not wait for the next ones.
    useFlushSync: false,
    scrollMargin: margin,
    rangeExtractor,
    measureElement: (element, entry) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;
      const id = items[Number(element.dataset['index'])];
      if (height > 0 && id !== undefined) heights.set(id, height);
      return height > 0 ? height : estimatedHeight;
    },
  });
  const { isLoading, error } = status;
  // After a failure nothing is loaded until somebody asks for it.
  const hasMore = status.hasMore && error === null;
  useScrollMemory(container, virtualizer, listKey, items, { hasMore, isLoading, onLoadMore });

  const { ref: end, inView: isEndNear } = useInView({ rootMargin: '600px 0px' });
  const canLoad = isEndNear && hasMore && !isLoading;
  useEffect(() => {
    if (canLoad) onLoadMore();
  }, [canLoad, items.length, onLoadMore]);

  return (
    <div className={styles.whole}>
      <div
        ref={container}
        role={kind}
        aria-label={label}
        aria-busy={isLoading}
        className={styles.list}
        data-refreshing={status.isRefreshing}
        style={{ blockSize: virtualizer.getTotalSize() }}
        {...keys}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const id = items[index];
          if (id === undefined) return null;
          return (
            <ListRow
              key={id}
              id={id}
              index={index}
              top={start - margin}
              size={status.hasMore ? -1 : items.length}
              isFeed={isFeed}
              renderItem={renderItem}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
      <ListFooter
        status={status}
        count={items.length}
        skeleton={skeleton}
        endText={endText === undefined ? t('list.end') : endText}
        onRetry={onRetry}
      />
      <div ref={end} aria-hidden="true" />
    </div>
  );
}

/** The distance of an element from the top of the page, kept true while things above it grow and shrink. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
