/**
 * Counts the places in which things are on screen. Kept outside the store, since it describes the screen: scrolling
 * changes it several times a frame, and each change of the store costs as much as a row.
 */
export function createOnScreen() {
  const places = new Map<string, number>();
  const arrived = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Registers a thing as visible; returns a function that takes it back. */
    observe(id: string): () => void {
      const before = places.get(id) ?? 0;
      places.set(id, before + 1);
      if (before === 0) {
        arrived.add(id);
        tell();
      }
      return () => {
        const left = (places.get(id) ?? 1) - 1;
        if (left > 0) {
          places.set(id, left);
          return;
        }
        places.delete(id);
        arrived.delete(id);
        tell();
      };
    },
    /** Calls back after each thing that came into sight or left it; returns a function that ends it. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
