import type { ArrowKey } from '@/shared/lib/gridKeys/useGridKeys';
import type { Gif } from './types';

interface Placed {
  /** Index in the list. */
  index: number;
  /** Vertical middle, in column widths. */
  middle: number;
}

/** Distributes GIFs over columns, each into the shortest so far, so that later ones never move earlier ones. */
export function toColumns(gifs: readonly Pick<Gif, 'width' | 'height'>[], count: number): Placed[][] {
  const columns = Array.from({ length: count }, () => ({ placed: [] as Placed[], height: 0 }));
  gifs.forEach(({ width, height }, index) => {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least));
    const own = height / width;
    shortest.placed.push({ index, middle: shortest.height + own / 2 });
    shortest.height += own;
  });
  return columns.map(({ placed }) => placed);
}

/** Index that an arrow key leads to: up and down in the column, left and right to the GIF beside. */
export function neighbour(columns: readonly Placed[][], from: number, key: ArrowKey): number {
  const at = columns.findIndex((column) => column.some(({ index }) => index === from));
  const column = columns[at] ?? [];
  const row = column.findIndex(({ index }) => index === from);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    return column[row + (key === 'ArrowDown' ? 1 : -1)]?.index ?? from;
  }
  const beside = columns[at + (key === 'ArrowRight' ? 1 : -1)] ?? [];
  const height = column[row]?.middle ?? 0;
  const distance = ({ middle }: Placed) => Math.abs(middle - height);
  return (
    beside.reduce<Placed | null>(
      (nearest, placed) => (nearest === null || distance(placed) < distance(nearest) ? placed : nearest),
      null,
    )?.index ?? from
  );
}
