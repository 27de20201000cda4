import { expect, it } from 'vitest';
import { tilePattern, type TileOptions } from './tilePattern';

const draw = (seed: string, options: TileOptions) =>
  tilePattern(seed, options).map(({ column, row, ground, ink, shape, rotation }) =>
    [column, row, ground ?? 0, ink, shape, rotation].join(' '),
  );

it('draws the patterns of the design for the same seeds', () => {
  expect(draw('marl', { columns: 3, rows: 2 })).toEqual([
    '1 0 0 1 quarter 270',
    '2 0 0 1 quarter 90',
    '0 1 1 6 disc 180',
    '2 1 6 1 quarter 180',
  ]);
  expect(draw('efeed', { columns: 4, rows: 2, background: 4, density: 0.85, palette: [1, 5, 2, 1] })).toEqual(
    [
      '0 0 1 4 half 270',
      '1 0 5 2 quarter 180',
      '2 0 0 1 half 90',
      '3 0 0 5 bar 270',
      '0 1 0 5 quarter 270',
      '1 1 0 1 half 90',
      '2 1 0 5 half 180',
      '3 1 5 1 disc 0',
    ],
  );
  expect(draw('木x', { columns: 2, rows: 2, density: 1 })).toEqual([
    '0 0 1 5 quarter 0',
    '1 0 0 6 leaf 270',
    '0 1 1 6 quarter 270',
    '1 1 1 5 quarter 90',
  ]);
});

it('never lays a shape on its own colour', () => {
  const cells = tilePattern('any', { columns: 20, rows: 20, palette: [1, 2, 3] });
  expect(cells.length).toBeGreaterThan(300);
  expect(cells.filter(({ ground, ink }) => ground === ink)).toEqual([]);
});
