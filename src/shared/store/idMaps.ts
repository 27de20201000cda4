/** A map by ids that inherits nothing: `__proto__` and `constructor` are ids like any other (ANY-01). */
export function emptyMap<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** Reads the map's own entry of an id, never an inherited one. */
export function own<T>(map: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
