/** A map by ids that inherits nothing: `__proto__` and `constructor` are ids like any other (ANY-01). */
export function emptyMap<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** What a map itself holds under an id, never what objects inherit. */
export function own<T>(map: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
