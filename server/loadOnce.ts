/**
 * Creates a function that loads a thing by its name once and then keeps it. A failure is told and not kept, so that one
 * moment without files or memory does not last until the process ends.
 */
export function loadOnce<Thing>(load: (name: string) => Promise<Thing>): (name: string) => Promise<Thing> {
  const loaded = new Map<string, Promise<Thing>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const thing = load(name);
    loaded.set(name, thing);
    thing.catch(() => loaded.delete(name));
    return thing;
  };
}
