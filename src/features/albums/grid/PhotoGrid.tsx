import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { useTexts } from '@/shared/i18n/useTexts';
import { classNames } from '@/shared/lib/classNames/classNames';
import { useWidth } from '@/shared/lib/device/useWidth';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import type { Selection } from '@/shared/ui/selection/useSelection';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import type { PhotosState } from '../entities';
import type { Month } from '../types';
import { useAlbumTexts } from '../ui/albumTexts';
import { gap } from './layout';
import { monthName } from './months';
import { PhotoCell, type CellTexts } from './PhotoCell';
import styles from './PhotoGrid.module.css';
import { rowsOf, type GridRow } from './rows';
import { useGridKeys } from './useGridKeys';
import type { ShownPhotos } from './usePhotos';

interface PhotoGridProps {
  list: ShownPhotos;
  /** Accessible name. */
  label: string;
  /** Months with their counts; null shows the photos without months. */
  months: readonly Month[] | null;
  /** Null where photos cannot be chosen. */
  selection: Selection | null;
  /** True while a press on a photo chooses it. */
  isChoosing: boolean;
  empty: ReactNode;
  onOpen: (id: string) => void;
  /** Called when a limited address has expired. */
  onExpired: () => void;
  onChooseAll: () => void;
}

/** Wanted height of a row in pixels; rows of a narrow window are lower. */
const wantedHeight = (width: number) => (width < 500 ? 120 : 180);

/**
 * Photos in rows of one height, in their own forms, grouped by month (ALB-02). Only the rows near the window are
 * mounted, and nothing moves when a picture comes: its size is known before.
 */
export function PhotoGrid({
  list,
  label,
  months,
  selection,
  isChoosing,
  empty,
  onOpen,
  onExpired,
  onChooseAll,
}: PhotoGridProps) {
  const t = useAlbumTexts();
  const sizer = useRef<HTMLDivElement>(null);
  const width = useWidth(sizer);
  const { ids, count } = list;
  const rows = useRows(ids, width, months !== null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const heightOf = useCallback(
    (id: string) => {
      const row = byId.get(id);
      return row?.kind === 'photos' ? row.height + gap : monthHeight;
    },
    [byId],
  );
  const { tabStop, gridProps } = useGridKeys(rows, ids, { selection, onChooseAll });
  const hasSmall = useSpeaks('albums');
  const texts = useCellTexts(count ?? ids.length, isChoosing);
  const { toggle = ignore, has }: Partial<Selection> = selection ?? {};

  const renderRow = useCallback(
    (id: string) => {
      const row = byId.get(id);
      if (!row) return null;
      if (row.kind === 'month')
        return <MonthRow month={row.month} count={months?.find((one) => one.month === row.month)?.count} />;
      return (
        <div className={styles.row}>
          {row.cells.map((cell) => (
            <PhotoCell
              key={cell.id}
              id={cell.id}
              position={cell.index + 1}
              texts={texts}
              width={cell.width}
              height={row.height}
              isChosen={has ? has(cell.id) : null}
              isChoosing={isChoosing}
              isTabStop={cell.id === tabStop}
              hasSmall={hasSmall}
              onOpen={onOpen}
              onToggle={toggle}
              onExpired={onExpired}
            />
          ))}
        </div>
      );
    },
    [byId, has, hasSmall, isChoosing, months, onExpired, onOpen, tabStop, texts, toggle],
  );
  return (
    <div className={classNames(styles.grid, isChoosing && styles.choosing)} {...gridProps}>
      <div ref={sizer} className={styles.sizer} />
      <InfiniteList
        listKey={list.address}
        kind="grid"
        label={label}
        items={rows.map(({ id }) => id)}
        status={list}
        renderItem={renderRow}
        onLoadMore={list.loadMore}
        onRetry={list.retry}
        errorTitle={t('failed')}
        empty={empty}
        skeleton={<GridSkeleton />}
        estimatedHeight={heightOf}
        endText={null}
      />
    </div>
  );
}

const ignore = () => undefined;

/** Height of the name of a month, in pixels. */
const monthHeight = 48;

function useCellTexts(total: number, isChoosing: boolean): CellTexts {
  const t = useTexts('common');
  const texts = useAlbumTexts();
  return useMemo(
    () => ({
      nameOf: ({ alt }, position, isChosen) => {
        const place = { position, total };
        const name = isChoosing
          ? texts(isChosen === true ? 'leaveOut' : 'choose', place)
          : t('photos.open', place);
        return alt === '' ? name : texts('described', { name, text: alt });
      },
      alt: texts('alt'),
    }),
    [isChoosing, t, texts, total],
  );
}

/** Rows of the photos that are known. */
function useRows(ids: readonly string[], width: number, hasMonths: boolean): GridRow[] {
  const known = useSelector((state: PhotosState) => state.photos);
  return useMemo(() => {
    const photos = ids.flatMap((id) => known[id] ?? []);
    return rowsOf(photos, { width, wanted: wantedHeight(width), hasMonths });
  }, [hasMonths, ids, known, width]);
}

function MonthRow({ month, count }: { month: string; count: number | undefined }) {
  const t = useAlbumTexts();
  const name = month === '' ? t('undated') : monthName(month);
  return (
    <div role="rowheader" className={styles.month} data-month={month}>
      <h2>{name}</h2>
      {count !== undefined && <span>{formatNumber(count)}</span>}
    </div>
  );
}

/** Stands for photos that are being loaded. */
export function GridSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="38%" height={180} />
      <Skeleton width="26%" height={180} />
      <Skeleton width="36%" height={180} />
    </div>
  );
}
