/** Counts the places in which things are on screen. Kept outside the store, since it describes the screen. */
export function createOnScreen() {
  const places = new Map<string, number>();
  const arrived = new Set<string>();
  return {
    /** Registers a thing as visible; returns a function that takes it back. */
    observe(id: string): () => void {
      if (!places.has(id)) arrived.add(id);
      places.set(id, (places.get(id) ?? 0) + 1);
      return () => {
        const left = (places.get(id) ?? 1) - 1;
        if (left > 0) places.set(id, left);
        else {
          places.delete(id);
          arrived.delete(id);
        }
      };
    },
    /** Ids of all visible things. */
    ids: () => [...places.keys()],
    /** Those of them that have come since the last call. */
    arrivals(): string[] {
      const ids = [...arrived];
      arrived.clear();
      return ids;
    },
  };
}
