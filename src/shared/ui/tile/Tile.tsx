import { memo } from 'react';
import { tileOutlines, tilePattern, type TileOptions } from '@/shared/rules/tilePattern';
import styles from './Tile.module.css';

/**
 * Decorative pattern drawn from a seed such as an id: 2×2 for avatars, 4×2 for empty states, 13×4 for covers, 6×7
 * beside the login. Fills its container; never behind text.
 */
export const Tile = memo(function Tile({ seed, ...options }: TileOptions & { seed: string }) {
  const { columns, rows, background = 5 } = options;
  return (
    <svg
      className={styles.tile}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect data-ink={background} width={columns * 10} height={rows * 10} />
      {tilePattern(seed, options).map(({ column, row, ground, ink, shape, rotation }) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 10} ${row * 10})`}>
          {ground !== null && <rect data-ink={ground} width="10" height="10" />}
          <path data-ink={ink} d={tileOutlines[shape]} transform={`rotate(${rotation} 5 5)`} />
        </g>
      ))}
    </svg>
  );
});
