import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus inside an editor when what had it goes, as a button does that removes a photo: else keys would reach
 * nothing (SHELL-13). Spread the properties on an element around it.
 */
export function useKeptFocus(element: RefObject<HTMLDivElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) element.current?.focus();
  });
  return {
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    // Not told of what leaves the page.
    onBlur: () => {
      isInside.current = false;
    },
  };
}
