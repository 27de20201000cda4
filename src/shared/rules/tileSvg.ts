import { tileOutlines, tilePattern, type TileOptions } from './tilePattern';

/** Colours 1 to 6 of a tile in the light theme: `--tile-1` to `--tile-6`. */
const inks = ['#0b604b', '#f2b233', '#d9653f', '#bfd8cb', '#17352c', '#efe9da'] as const;
const ink = (number: number) => inks[number - 1] ?? inks[4];

/** Draws a tile as SVG elements, ten units for each cell, for pictures that stand outside the app. */
export function tileSvg(seed: string, options: TileOptions): string {
  const { columns, rows, background = 5 } = options;
  const cells = tilePattern(seed, options).map(({ column, row, ground, ink: front, shape, rotation }) => {
    const filled = ground === null ? '' : `<rect width="10" height="10" fill="${ink(ground)}"/>`;
    const turned = `<path transform="rotate(${rotation} 5 5)" d="${tileOutlines[shape]}" fill="${ink(front)}"/>`;
    return `<g transform="translate(${column * 10} ${row * 10})">${filled}${turned}</g>`;
  });
  const ground = `<rect width="${columns * 10}" height="${rows * 10}" fill="${ink(background)}"/>`;
  return `${ground}${cells.join('')}`;
}
