import { describe, expect, it } from 'vitest';
import { findCycle } from './chunkCycles';

const cycleOf = (imports: Record<string, string[]>) => findCycle(new Map(Object.entries(imports)));

describe('chunks that import each other', () => {
  it('are found, however long the circle is', () => {
    expect(
      cycleOf({ app: ['base', 'menu'], menu: ['overlays'], overlays: ['base', 'menu'], base: [] }),
    ).toEqual(['menu', 'overlays', 'menu']);
    expect(cycleOf({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are none where chunks only share an import', () => {
    expect(cycleOf({ app: ['base', 'menu'], menu: ['base'], overlays: ['menu', 'base'] })).toBeNull();
  });
});
