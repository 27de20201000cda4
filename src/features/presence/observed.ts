/** How often each person is on the screen now. Kept outside the store: it says what shows, not what is known. */
const onScreen = new Map<string, number>();

/** Somebody came on the screen; returns how to take that back. */
export function observe(id: string): () => void {
  onScreen.set(id, (onScreen.get(id) ?? 0) + 1);
  return () => {
    const left = (onScreen.get(id) ?? 1) - 1;
    if (left > 0) onScreen.set(id, left);
    else onScreen.delete(id);
  };
}

/** Ids of all who are on the screen. */
export function observedIds(): string[] {
  return [...onScreen.keys()];
}
