import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the focus to the heading that replaces a loading page's one: that had taken it when the route changed, and
 * it would be lost with it (SHELL-13). The first page of a visit leaves the focus alone.
 */
export function useHeadingFocus(isLoading: boolean): void {
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (isLoading || isFirstPage || document.activeElement !== document.body) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isLoading, isFirstPage]);
}
