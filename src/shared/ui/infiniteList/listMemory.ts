const storageKey = 'kith.scroll';
const maxPlaces = 50;
const maxLists = 30;

/**
 * Scroll position in pixels: `id` is the first item below the header, `past` how far its top is above the window,
 * `offset` the plain scroll offset.
 */
export interface ScrollPlace {
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
export function readPlace(visit: string, listKey: string): ScrollPlace | null {
  return readPlaces().find(([key]) => key === `${visit} ${listKey}`)?.[1] ?? null;
}

export function keepPlace(visit: string, listKey: string, place: ScrollPlace): void {
  const key = `${visit} ${listKey}`;
  const places = readPlaces().filter(([kept]) => kept !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places, [key, place]].slice(-maxPlaces)));
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

function readPlaces(): [string, ScrollPlace][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, ScrollPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place: unknown = entry[1];
  return (
    typeof place === 'object' &&
    place !== null &&
    'offset' in place &&
    typeof place.offset === 'number' &&
    'past' in place &&
    typeof place.past === 'number' &&
    'loaded' in place &&
    typeof place.loaded === 'number' &&
    'id' in place &&
    (place.id === null || typeof place.id === 'string')
  );
}
