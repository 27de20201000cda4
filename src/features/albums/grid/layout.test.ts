import { describe, expect, it } from 'vitest';
import { gap, layOut } from './layout';

const photos = (count: number, sizes: readonly [number, number][] = [[3, 2]]) =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = sizes[index % sizes.length] ?? [1, 1];
    return { id: String(index), width, height };
  });
const mixed = photos(200, [
  [3, 2],
  [2, 3],
  [1, 1],
  [16, 9],
  [9, 16],
  [5, 1],
  [0, 0],
]);

describe('the rows of photos', () => {
  it('ALB-02 are as wide as the page, of one height each, and hold every photo in its order', () => {
    const rows = layOut(mixed, 800, 180);
    expect(rows.flatMap(({ cells }) => cells.map(({ id }) => id))).toEqual(mixed.map(({ id }) => id));
    expect(rows.flatMap(({ cells }) => cells.map(({ index }) => index))).toEqual(mixed.map((_, at) => at));
    for (const { cells, height } of rows.slice(0, -1)) {
      const width = cells.reduce((sum, cell) => sum + cell.width, 0) + gap * (cells.length - 1);
      expect(width).toBeCloseTo(800, 3);
      expect(height).toBeGreaterThan(90);
      expect(height).toBeLessThan(400);
    }
  });

  it('ALB-02 keep the rows that are full when photos follow', () => {
    const before = layOut(mixed.slice(0, 100), 800, 180);
    const after = layOut(mixed, 800, 180);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('ALB-02 leave the last photos at the usual height, and shrink a wide one to the page', () => {
    const [row] = layOut(photos(1), 800, 180);
    expect(row).toMatchObject({ height: 180, cells: [{ width: 270 }] });
    const [panorama] = layOut(photos(1, [[30, 1]]), 300, 180);
    expect(panorama).toMatchObject({ height: 100, cells: [{ width: 300 }] });
  });

  it('ALB-02 of 50,000 photos are laid out within a frame or two', () => {
    const many = photos(50_000, [
      [3, 2],
      [2, 3],
      [1, 1],
    ]);
    const start = performance.now();
    expect(layOut(many, 800, 180).length).toBeGreaterThan(10_000);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
