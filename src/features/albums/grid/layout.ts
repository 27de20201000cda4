/** A photo to lay out; sizes in pixels, 0 where unknown. */
export interface Framed {
  id: string;
  width: number;
  height: number;
}

interface Cell {
  id: string;
  /** Index in the whole list, from 0. */
  index: number;
  /** Pixels. */
  width: number;
}

export interface PhotoRow {
  /** Id of its first photo, so that it keeps its name while photos follow. */
  id: string;
  /** Whole pixels, so that a row is as high as it was said to be. */
  height: number;
  cells: readonly Cell[];
}

/** Pixels between photos. */
export const gap = 4;

/** Narrowest and widest form of a cell, as width to height; a panorama would else be a line. */
const narrowest = 0.5;
const widest = 3;

function ratioOf({ width, height }: Framed): number {
  return width > 0 && height > 0 ? Math.min(widest, Math.max(narrowest, width / height)) : 1;
}

/**
 * Fills rows of a width with photos in their forms, all of a row of one height near the wanted one (ALB-02). Greedy, so
 * that photos which come later change the last row only; 50,000 take about 5 ms. The last row keeps the wanted height.
 * @param from index of the first photo in the whole list
 */
export function layOut(photos: readonly Framed[], width: number, wanted: number, from = 0): PhotoRow[] {
  const rows: PhotoRow[] = [];
  let start = 0;
  let ratios = 0;
  const heightOf = (count: number, sum: number) => (width - gap * (count - 1)) / sum;
  const close = (end: number, sum: number, isFull: boolean) => {
    const inRow = photos.slice(start, end);
    const height = isFull ? heightOf(inRow.length, sum) : Math.min(wanted, heightOf(inRow.length, sum));
    const [first] = inRow;
    if (!first) return;
    const cells = inRow.map((photo, at) => ({
      id: photo.id,
      index: from + start + at,
      width: height * ratioOf(photo),
    }));
    rows.push({ id: first.id, height: Math.round(height), cells });
    start = end;
    ratios = 0;
  };
  photos.forEach((photo, at) => {
    const ratio = ratioOf(photo);
    const count = at - start + 1;
    const height = heightOf(count, ratios + ratio);
    if (height > wanted) {
      ratios += ratio;
      return;
    }
    // Ends before or after this photo, whichever is nearer to the wanted height.
    const before = count > 1 ? heightOf(count - 1, ratios) : Infinity;
    if (before - wanted < wanted - height) {
      close(at, ratios, true);
      ratios = ratio;
    } else close(at + 1, ratios + ratio, true);
  });
  if (start < photos.length) close(photos.length, ratios, false);
  return rows;
}
