/** `--tile-1` to `--tile-6`. */
type Ink = 1 | 2 | 3 | 4 | 5 | 6;

export interface TileOptions {
  columns: number;
  rows: number;
  background?: Ink;
  /** Colours to draw from; a repeated one is drawn more often. */
  palette?: readonly Ink[];
  /** Share of the cells with a shape, 0 to 1. */
  density?: number;
}

export interface TileCell {
  column: number;
  row: number;
  ground: Ink | null;
  ink: Ink;
  shape: TileShape;
  /** Degrees. */
  rotation: number;
}

type TileShape = 'quarter' | 'leaf' | 'half' | 'disc' | 'bar';

/** Paths of the shapes in a cell of ten by ten. */
export const tileOutlines: Record<TileShape, string> = {
  quarter: 'M0 0H10A10 10 0 0 1 0 10Z',
  leaf: 'M0 0H5A5 5 0 0 1 10 5V10H5A5 5 0 0 1 0 5Z',
  half: 'M0 0H10A5 5 0 0 1 0 0Z',
  disc: 'M5 1.8A3.2 3.2 0 1 1 5 8.2A3.2 3.2 0 1 1 5 1.8Z',
  bar: 'M0 0H5V10H0Z',
};

const shapes: readonly TileShape[] = ['quarter', 'quarter', 'quarter', 'leaf', 'half', 'disc', 'bar'];
const defaultPalette: readonly Ink[] = [1, 1, 1, 4, 4, 2, 6, 3, 1];

/** Deterministic numbers from 0 to 1. */
function numbersFrom(seed: string): () => number {
  let state = 7;
  for (const character of seed) state = (state * 31 + character.charCodeAt(0)) >>> 0;
  const next = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let i = 0; i < 5; i += 1) next();
  return next;
}

/** Draws the cells of a decorative pattern, the same ones for the same seed. */
export function tilePattern(
  seed: string,
  { columns, rows, background = 5, palette = defaultPalette, density = 0.86 }: TileOptions,
): TileCell[] {
  const next = numbersFrom(seed);
  const pick = () => palette[Math.floor(next() * palette.length)] ?? background;
  const cells: TileCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (next() > density) continue;
      const base = pick();
      const other = pick();
      const front = other === base ? background : other;
      const shape = shapes[Math.floor(next() * shapes.length)] ?? 'bar';
      const rotation = Math.floor(next() * 4) * 90;
      const isFilled = next() < 0.55;
      cells.push({
        column,
        row,
        shape,
        rotation,
        ground: isFilled ? base : null,
        ink: isFilled ? front : base,
      });
    }
  }
  return cells;
}
