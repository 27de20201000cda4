/** Number of places where each person is on screen. Outside the store, since it describes the screen. */
const onScreen = new Map<string, number>();

/** Registers a person as visible; returns a function that takes it back. */
export function observe(id: string): () => void {
  onScreen.set(id, (onScreen.get(id) ?? 0) + 1);
  return () => {
    const left = (onScreen.get(id) ?? 1) - 1;
    if (left > 0) onScreen.set(id, left);
    else onScreen.delete(id);
  };
}

/** Ids of all visible people. */
export function observedIds(): string[] {
  return [...onScreen.keys()];
}
