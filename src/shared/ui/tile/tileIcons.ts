import { tileSvg } from '@/shared/rules/tileSvg';

const corners = '<clipPath id="corners"><rect width="20" height="20" rx="5"/></clipPath>';
/** The dot of `faviconDot.svg`. */
const dot =
  '<circle cx="15.4" cy="4.6" r="4.6" fill="#fff"/><circle cx="15.4" cy="4.6" r="3.5" fill="#D64533"/>';

/** Draws the tile of a seed as addresses of icons, without the dot and with it. */
export function tileIcons(seed: string) {
  const tile = tileSvg(seed, { columns: 2, rows: 2, density: 1 });
  const drawn = `${corners}<g clip-path="url(#corners)">${tile}</g>`;
  return { plain: toAddress(drawn), dotted: toAddress(`${drawn}${dot}`) };
}

function toAddress(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
