import { describe, expect, it } from 'vitest';
import {
  changeComposition,
  emptyComposition,
  isEmptyComposition,
  type CompositionChange,
} from './composition';

const after = (...changes: CompositionChange[]) => changes.reduce(changeComposition, emptyComposition);
const three: CompositionChange = { type: 'photosAdded', ids: ['a', 'b', 'c'] };

describe('composition', () => {
  it.each<[string, CompositionChange[], string[]]>([
    ['keeps the chosen order', [three, { type: 'photosAdded', ids: ['d'] }], ['a', 'b', 'c', 'd']],
    ['moves a photo on', [three, { type: 'photoMoved', id: 'a', to: 1 }], ['b', 'a', 'c']],
    ['moves a photo back', [three, { type: 'photoMoved', id: 'c', to: 1 }], ['a', 'c', 'b']],
    ['moves a photo far', [three, { type: 'photoMoved', id: 'c', to: 0 }], ['c', 'a', 'b']],
    ['stops at the start', [three, { type: 'photoMoved', id: 'a', to: -1 }], ['a', 'b', 'c']],
    ['stops at the end', [three, { type: 'photoMoved', id: 'c', to: 3 }], ['a', 'b', 'c']],
    ['ignores an unknown photo', [three, { type: 'photoMoved', id: 'x', to: 1 }], ['a', 'b', 'c']],
    ['removes a photo', [three, { type: 'photoRemoved', id: 'b' }], ['a', 'c']],
    ['clears', [three, { type: 'cleared' }], []],
  ])('POST-01 %s', (_, changes, uploads) => {
    expect(after(...changes).uploads).toEqual(uploads);
  });

  it.each<[string, CompositionChange, boolean]>([
    ['blanks', { type: 'textChanged', text: ' \n' }, true],
    ['a text', { type: 'textChanged', text: 'Hello' }, false],
    ['photos', three, false],
    ['a GIF', { type: 'gifChanged', gif: '/media/a/b' }, false],
  ])('POST-01 POST-03 knows whether %s can be published', (_, change, isEmpty) => {
    expect(isEmptyComposition(after(change))).toBe(isEmpty);
  });

  it('POST-09 tells a draft that was found from one that was changed', () => {
    const content = { text: 'From before', uploads: ['a'], alts: { a: 'A boat' }, gif: null, onChain: false };
    const restored = after({ type: 'restored', content });
    expect(restored).toEqual({ ...content, isRestored: true });
    expect(changeComposition(restored, { type: 'textChanged', text: 'Changed' }).isRestored).toBe(false);
  });
});
