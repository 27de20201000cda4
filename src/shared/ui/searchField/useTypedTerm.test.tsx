import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedTerm } from './useTypedTerm';

describe('the text of a search field', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function useField(first: string) {
    const [term, setTerm] = useState(first);
    return { term, follow: setTerm, ...useTypedTerm(term, setTerm) };
  }
  const shown = ({ term, typed }: ReturnType<typeof useField>) => ({ term, typed });

  it('FOLW-02 is searched for after a pause', () => {
    const { result } = renderHook(() => useField('zof'));
    act(() => result.current.type('zofi'));
    expect(shown(result.current)).toEqual({ term: 'zof', typed: 'zofi' });
    act(() => void vi.runAllTimers());
    expect(shown(result.current)).toEqual({ term: 'zofi', typed: 'zofi' });
  });

  it('FOLW-02 is not searched for once it was cleared in that pause', () => {
    const { result } = renderHook(() => useField('zof'));
    act(() => result.current.type('zofi'));
    act(() => result.current.clear());
    act(() => void vi.runAllTimers());
    expect(shown(result.current)).toEqual({ term: '', typed: '' });
  });

  it('FOLW-02 is not searched for once a link was followed in that pause', () => {
    const { result } = renderHook(() => useField('zof'));
    act(() => result.current.type('zofi'));
    act(() => result.current.follow(''));
    act(() => void vi.runAllTimers());
    expect(shown(result.current)).toEqual({ term: '', typed: '' });
  });
});
