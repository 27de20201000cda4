import sharp from 'sharp';
import { tileOutlines, tilePattern } from '@/shared/rules/tilePattern';
import { decode } from './files/decoding';

/** Size in pixels of the picture that other sites show with a link. */
export const tilePictureSize = { width: 1200, height: 630 };

/** Colours 1 to 6 of a tile in the light theme: `--tile-1` to `--tile-6`. */
const inks = ['#0b604b', '#f2b233', '#d9653f', '#bfd8cb', '#17352c', '#efe9da'] as const;
const ink = (number: number) => inks[number - 1] ?? inks[4];
const grid = { columns: 20, rows: 11 };
const pixels = tilePictureSize.width * tilePictureSize.height;

/** Draws the tile of a member or group as a PNG picture. Throws 503 when too many pictures wait. */
export function drawTile(seed: string): Promise<Buffer> {
  const cells = tilePattern(seed, { ...grid, density: 0.8 }).map(
    ({ column, row, ground, ink: front, shape, rotation }) => {
      const filled = ground === null ? '' : `<rect width="10" height="10" fill="${ink(ground)}"/>`;
      const turned = `<path transform="rotate(${rotation} 5 5)" d="${tileOutlines[shape]}" fill="${ink(front)}"/>`;
      return `<g transform="translate(${column * 10} ${row * 10})">${filled}${turned}</g>`;
    },
  );
  const { width, height } = tilePictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${grid.columns * 10} ${grid.rows * 10}" preserveAspectRatio="xMidYMid slice"><rect width="100%" height="110%" fill="${ink(5)}"/>${cells.join('')}</svg>`;
  return decode(pixels, () => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
