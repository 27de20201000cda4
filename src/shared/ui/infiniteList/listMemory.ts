const storageKey = 'kith.scroll';
const maxPlaces = 50;
const maxLists = 30;

/** Where the window stood: the first item below the header, how far its start is above the window, and the plain offset. Pixels. */
export interface ScrollPlace {
  id: string | null;
  past: number;
  offset: number;
  /** How many items were loaded: after a reload of the tab that many are looked through for the item. */
  loaded: number;
}

/** Measured heights by item id, per list, so that a list seen before has its exact length at once. */
const heightsByList = new Map<string, Map<string, number>>();

export function heightsOf(listKey: string): Map<string, number> {
  const heights = heightsByList.get(listKey) ?? new Map<string, number>();
  heightsByList.delete(listKey);
  heightsByList.set(listKey, heights);
  const [oldest] = heightsByList.keys();
  if (heightsByList.size > maxLists && oldest !== undefined) heightsByList.delete(oldest);
  return heights;
}

/** The place kept for a visit (`location.key`) of a list, or null. */
export function readPlace(visit: string, listKey: string): ScrollPlace | null {
  return readPlaces().find(([key]) => key === `${visit} ${listKey}`)?.[1] ?? null;
}

/** Keeps the place for the way back; the oldest are forgotten. */
export function keepPlace(visit: string, listKey: string, place: ScrollPlace): void {
  const key = `${visit} ${listKey}`;
  const places = readPlaces().filter(([kept]) => kept !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places, [key, place]].slice(-maxPlaces)));
  } catch {
    // Going back starts at the top where storage is blocked.
  }
}

/** Forgets every list: terms that were searched for and what was read belong to one member (AUTH-08). */
export function forgetLists(): void {
  heightsByList.clear();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
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
