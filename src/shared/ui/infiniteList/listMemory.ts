const storageKey = 'kith.scroll';
const maxPositions = 50;
const maxLists = 30;

/**
 * Scroll position in pixels: `id` is the first item below the header, `past` how far its top is above the window,
 * `offset` the plain scroll offset.
 */
export interface ScrollPosition {
  id: string | null;
  past: number;
  offset: number;
  /** Number of loaded items; after a tab reload that many are loaded to find the item. */
  loaded: number;
}

/** Measured heights by item id, per list, so that a revisited list has its exact length at once. */
const heightsByList = new Map<string, Map<string, number>>();

export function heightsOf(listKey: string): Map<string, number> {
  const heights = heightsByList.get(listKey) ?? new Map<string, number>();
  heightsByList.delete(listKey);
  heightsByList.set(listKey, heights);
  const [oldest] = heightsByList.keys();
  if (heightsByList.size > maxLists && oldest !== undefined) heightsByList.delete(oldest);
  return heights;
}

/** Position stored for a visit (`location.key`) of a list, or null. */
export function readPosition(visit: string, listKey: string): ScrollPosition | null {
  return readPositions().find(([key]) => key === `${visit} ${listKey}`)?.[1] ?? null;
}

export function storePosition(visit: string, listKey: string, position: ScrollPosition): void {
  const key = `${visit} ${listKey}`;
  const positions = readPositions().filter(([kept]) => kept !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions, [key, position]].slice(-maxPositions)));
  } catch {
    // Storage is blocked: going back starts at the top.
  }
}

/** Removes all positions: search terms and read items are private to a member (AUTH-08). */
export function forgetLists(): void {
  heightsByList.clear();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}

function readPositions(): [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, ScrollPosition] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const position: unknown = entry[1];
  return (
    typeof position === 'object' &&
    position !== null &&
    'offset' in position &&
    typeof position.offset === 'number' &&
    'past' in position &&
    typeof position.past === 'number' &&
    'loaded' in position &&
    typeof position.loaded === 'number' &&
    'id' in position &&
    (position.id === null || typeof position.id === 'string')
  );
}
