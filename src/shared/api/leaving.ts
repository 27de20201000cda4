let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/**
 * Tells whether the page is being left, when only fetch can send what outlives it. Who sends something at that moment
 * imports this module: browsers call the listeners of a page's end in the order in which they were added.
 */
export function isPageLeft(): boolean {
  return isLeaving;
}
