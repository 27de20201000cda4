import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './useSelection';

const openList = (ids: readonly string[]) =>
  renderHook(({ shown }: { shown: readonly string[] }) => useSelection(shown), {
    initialProps: { shown: ids },
  });

describe('the choice in a list', () => {
  it('ALB-02 chooses from the one pressed last to this one, also among what came later', () => {
    const { result, rerender } = openList(['a', 'b']);
    act(() => result.current.toggle('b'));
    rerender({ shown: ['a', 'b', 'c', 'd'] });
    act(() => result.current.toggle('d', true));
    expect(result.current.chosen).toEqual(['b', 'c', 'd']);
    act(() => result.current.toggle('c'));
    expect(result.current.chosen).toEqual(['b', 'd']);
  });

  it('ALB-02 counts both of two choices made by one key: the one in focus and the one it leads to', () => {
    const { result } = openList(['a', 'b', 'c']);
    act(() => {
      result.current.toggle('a');
      result.current.toggle('b', true);
    });
    expect(result.current.chosen).toEqual(['a', 'b']);
  });

  it('ALB-02 keeps its functions while pages come and choices change, so that no row is drawn anew for them', () => {
    const { result, rerender } = openList(['a']);
    const { toggle, add, clear } = result.current;
    rerender({ shown: ['a', 'b'] });
    act(() => result.current.toggle('b'));
    expect(result.current).toMatchObject({ toggle, add, clear });
  });

  it('ALB-02 chooses one where the range has lost its beginning', () => {
    const { result, rerender } = openList(['a', 'b', 'c']);
    act(() => result.current.toggle('a'));
    rerender({ shown: ['b', 'c'] });
    act(() => result.current.toggle('c', true));
    expect(result.current.chosen).toEqual(['c']);
  });
});
