import type { Photo } from '../types';
import { layOut, type PhotoRow } from './layout';
import { monthOf } from './months';

/** A row of the grid: the name of a month, or photos. */
export type GridRow = { kind: 'month'; id: string; month: string } | ({ kind: 'photos' } & PhotoRow);

/** Rows of all photos, under the names of their months where these are wanted. */
export function rowsOf(
  photos: readonly Photo[],
  { width, wanted, hasMonths }: { width: number; wanted: number; hasMonths: boolean },
): GridRow[] {
  const toRow = (row: PhotoRow): GridRow => ({ kind: 'photos', ...row, id: `photos ${row.id}` });
  if (!hasMonths) return layOut(photos, width, wanted).map(toRow);
  const rows: GridRow[] = [];
  for (let start = 0; start < photos.length;) {
    const month = monthOf(photos[start]?.createdAt ?? '');
    let end = start + 1;
    while (end < photos.length && monthOf(photos[end]?.createdAt ?? '') === month) end += 1;
    rows.push({ kind: 'month', id: `month ${month} ${photos[start]?.id ?? ''}`, month });
    rows.push(...layOut(photos.slice(start, end), width, wanted, start).map(toRow));
    start = end;
  }
  return rows;
}
