import sharp from 'sharp';
import { tileSvg } from '@/shared/rules/tileSvg';
import { decode } from './files/decoding';

/** Size in pixels of the picture that other sites show with a link. */
export const tilePictureSize = { width: 1200, height: 630 };

const grid = { columns: 20, rows: 11 };
const pixels = tilePictureSize.width * tilePictureSize.height;

/** Draws the tile of a member or group as a PNG picture. Throws 503 when too many pictures wait. */
export function drawTile(seed: string): Promise<Buffer> {
  const { width, height } = tilePictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${grid.columns * 10} ${grid.rows * 10}" preserveAspectRatio="xMidYMid slice">${tileSvg(seed, { ...grid, density: 0.8 })}</svg>`;
  return decode(pixels, () => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
