import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { AppError } from '@/shared/errors/appError';
import { useTexts } from '@/shared/i18n/useTexts';
import { useSight } from '@/shared/lib/sight/useSight';
import { ErrorState } from '../errorState/ErrorState';
import { StillWorking } from '../stillWorking/StillWorking';
import { ListFooter, LoadMore } from './ListFooter';
import { ListRow, type ItemPosition, type ListKind } from './ListRow';
import { heightsOf } from './listMemory';
import { useFeedKeys } from './useFeedKeys';
import { useScrollMemory } from './useScrollMemory';
import styles from './InfiniteList.module.css';

export interface ListStatus {
  isLoading: boolean;
  hasMore: boolean;
  error: AppError | null;
  /** True during a reload; the old items stay visible, dimmed. */
  isRefreshing?: boolean;
  /** True if the last pages held nothing new: the next is loaded by a press only. */
  isStalled?: boolean;
  /** Gives up what is being loaded, where that can be done. */
  cancel?: () => void;
}

/** The same for all, before each is measured; a function tells heights that are known. */
type EstimatedHeight = number | ((id: string) => number);

interface InfiniteListProps {
  /** Identifies the list for measured heights and scroll restoration: "feed", "wall 12". */
  listKey: string;
  items: readonly string[];
  status: ListStatus;
  /**
   * Keep it stable (`useCallback`), so that rows render only when needed. In a feed it returns an `article` with a
   * name of its own that spreads `position`.
   */
  renderItem: (id: string, index: number, position: ItemPosition) => ReactNode;
  /** Loads the next page; called before the end (`loadAhead`), never for the first page. */
  onLoadMore: () => void;
  /** Repeats the failed page, be it the first or a later one. */
  onRetry: () => void;
  label: string;
  /**
   * `feed` for articles (role and keys of a feed), `list` for rows, `grid` for rows whose cells are focused by arrows.
   */
  kind: ListKind;
  empty: ReactNode;
  skeleton: ReactNode;
  errorTitle?: string;
  /** Pixels; the closer to the real height, the less moves when an item is first measured. */
  estimatedHeight?: EstimatedHeight;
  endText?: string | null;
}

/** Extra mounted items on each side, for keyboard, focus and fast scrolling. */
const overscan = 4;
/** Distance from the end at which the next page loads: a page of posts is many windows high, one of rows about one. */
const loadAhead = { feed: '300% 0px', list: '600px 0px', grid: '600px 0px' };

/**
 * Window-scrolled list of the product. Mounts a bounded number of items, always including the focused one. Loads more
 * before the end, remembers heights and scroll position, and shows skeleton, empty, error and end states.
 */
export function InfiniteList(props: InfiniteListProps) {
  const { listKey, items, status, label, kind, empty, skeleton, errorTitle, onRetry, onLoadMore } = props;
  // Every loaded item was removed, but the server has more.
  const isUsedUp = items.length === 0 && status.hasMore && !status.isLoading && status.error === null;
  const goesOn = isUsedUp && status.isStalled !== true;
  useEffect(() => {
    if (goesOn) onLoadMore();
  }, [goesOn, onLoadMore]);
  if (items.length > 0) return <LoadedList key={listKey} {...props} />;
  if (status.error) {
    return <ErrorState title={errorTitle} error={status.error} onRetry={onRetry} />;
  }
  if (isUsedUp && !goesOn) return <LoadMore onPress={onLoadMore} />;
  if (status.isLoading || status.hasMore) {
    return (
      <div key={listKey}>
        <div
          role={kind === 'feed' ? 'feed' : undefined}
          aria-label={kind === 'feed' ? label : undefined}
          aria-busy
        >
          {skeleton}
        </div>
        {status.cancel && <StillWorking onCancel={status.cancel} />}
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
  const margin = useTop(container);
  const isFeed = kind === 'feed';
  const { focusedIndex, ...keys } = useFeedKeys(container, items, isFeed);

  const virtualizer = useRows(listKey, items, { estimatedHeight, margin, focusedIndex });
  const { containerRef } = virtualizer;
  const setContainer = useCallback(
    (element: HTMLDivElement | null) => {
      container.current = element;
      containerRef(element);
    },
    [containerRef],
  );
  const { isLoading, error } = status;
  // After a failure only a retry loads, and a stalled list waits for a press.
  const hasMore = status.hasMore && error === null && status.isStalled !== true;
  useScrollMemory(container, virtualizer, listKey, items, { hasMore, isLoading, onLoadMore });

  const end = useLoadAhead(kind, { count: items.length, canLoad: hasMore && !isLoading, onLoadMore });

  return (
    <div className={styles.whole}>
      {status.isRefreshing === true && status.cancel && <StillWorking onCancel={status.cancel} />}
      <div
        ref={setContainer}
        role={kind}
        aria-multiselectable={kind === 'grid' ? true : undefined}
        aria-label={label}
        aria-busy={isLoading}
        className={styles.list}
        data-refreshing={status.isRefreshing}
        {...keys}
      >
        {virtualizer.getVirtualItems().map(({ index }) => {
          const id = items[index];
          if (id === undefined) return null;
          return (
            <ListRow
              key={id}
              id={id}
              index={index}
              size={status.hasMore ? -1 : items.length}
              kind={kind}
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
        onLoadMore={onLoadMore}
      />
      <div ref={end} aria-hidden="true" />
    </div>
  );
}

interface LoadOptions {
  count: number;
  canLoad: boolean;
  onLoadMore: () => void;
}

/** Loads the next page once the end of the list comes near; returns the ref of what marks the end. */
function useLoadAhead(kind: ListKind, { count, canLoad, onLoadMore }: LoadOptions) {
  const [isEndNear, setIsEndNear] = useState(false);
  const end = useSight(setIsEndNear, { rootMargin: loadAhead[kind] });
  const isDue = isEndNear && canLoad;
  useEffect(() => {
    if (isDue) onLoadMore();
  }, [isDue, count, onLoadMore]);
  return end;
}

interface RowOptions {
  estimatedHeight: EstimatedHeight;
  /** Distance of the list from the top of the page, in pixels. */
  margin: number;
  focusedIndex: number;
}

/** The virtualizer of the rows: remembers measured heights and keeps the focused row mounted. */
function useRows(
  listKey: string,
  items: readonly string[],
  { estimatedHeight, margin, focusedIndex }: RowOptions,
) {
  const heights = useMemo(() => heightsOf(listKey), [listKey]);
  const estimate = (id: string) =>
    typeof estimatedHeight === 'number' ? estimatedHeight : estimatedHeight(id);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedIndex < 0 || focusedIndex >= range.count) return indexes;
      // Includes the neighbours, so that the next key press finds them.
      const near = [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
        (at) => at >= 0 && at < range.count,
      );
      return [...new Set([...indexes, ...near])].sort((a, b) => a - b);
    },
    [focusedIndex],
  );
  const getItemKey = useCallback((index: number) => items[index] ?? index, [items]);
  return useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: (index) => heights.get(items[index] ?? '') ?? estimate(items[index] ?? ''),
    getItemKey,
    overscan: useOverscan(),
    // The overscan already covers the next frame, so scrolling need not wait for a synchronous render.
    useFlushSync: false,
    // Rows move within the frame in which one is measured, not after a render in the next.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    scrollMargin: margin,
    rangeExtractor,
    measureElement: (element, entry) => {
      const id = items[Number(element.dataset['index'])];
      const height =
        entry?.borderBoxSize[0]?.blockSize ??
        // Asking for a height lays out the page; the observer corrects one that was wrong.
        (typeof estimatedHeight === 'number' ? element.getBoundingClientRect().height : estimate(id ?? ''));
      if (height > 0 && id !== undefined) heights.set(id, height);
      return height > 0 ? height : estimate(id ?? '');
    },
  });
}

/** Mounts no more than what is seen at first, and the rest in slices, which leave the browser free between them. */
function useOverscan(): number {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => startTransition(() => setIsSeen(true)), []);
  return isSeen ? overscan : 1;
}

/** Distance from the top of the page in pixels, updated when the page above changes size. */
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
