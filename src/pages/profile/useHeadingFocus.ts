import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the heading that replaces the loading page's, which took the focus on navigation and would lose it
 * (SHELL-13). Does nothing on the first page of a visit.
 */
export function useHeadingFocus(isLoading: boolean): void {
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (isLoading || isFirstPage || document.activeElement !== document.body) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isLoading, isFirstPage]);
}
