import { describe, expect, it } from 'vitest';
import { createEntityStore } from './entities';

interface Owner {
  id: string;
  name: string;
}
interface Tree {
  id: string;
  ownerId: string;
  heights: number[];
}

const owners = createEntityStore('owners', (owner: Owner) => owner);
const trees = createEntityStore(
  'trees',
  ({ owner, ...tree }: { id: string; heights: number[]; owner: Owner }): Tree => ({
    ...tree,
    ownerId: owner.id,
  }),
  (decoded) => owners.entities(decoded.map(({ owner }) => owner)),
);

const ann = { id: '1', name: 'Ann' };
const loaded = {
  type: 'loaded',
  payload: { entities: trees.entities([{ id: '7', heights: [1], owner: ann }]) },
};
const forest = trees.reducer(undefined, loaded);

describe('createEntityStore', () => {
  it('puts ids in place of what a thing carries, which goes to its own store', () => {
    expect(forest).toEqual({ '7': { id: '7', heights: [1], ownerId: '1' } });
    expect(owners.reducer(undefined, loaded)).toEqual({ '1': ann });
  });

  it('FOLW-05 keeps every reference where an answer says nothing new', () => {
    expect(trees.reducer(forest, loaded)).toBe(forest);
    expect(trees.reducer(forest, { type: 'other' })).toBe(forest);
  });

  it('changes fields of one entity and leaves unknown ones unknown', () => {
    const grown = trees.reducer(forest, trees.changed('7', { heights: [1, 2] }));
    expect(grown['7']).toEqual({ id: '7', heights: [1, 2], ownerId: '1' });
    expect(trees.reducer(forest, trees.changed('8', { heights: [] }))).toBe(forest);
    expect(owners.reducer({ '7': ann }, trees.changed('7', { ownerId: '2' }))).toEqual({ '7': ann });
  });

  it('removes those that match', () => {
    const state = { trees: { ...forest, '8': { id: '8', heights: [], ownerId: '2' } } };
    const [first, ...others] = trees.removedWhere(state, ({ ownerId }) => ownerId === '1');
    expect(others).toEqual([]);
    expect(first && Object.keys(trees.reducer(state.trees, first))).toEqual(['8']);
  });
});
