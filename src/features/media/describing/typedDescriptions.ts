const typed = new Map<string, string>();

/** Keeps the description that was typed for a photo and is not saved, as long as the page and the session last. */
export function keepTyped(key: string, text: string): void {
  typed.set(key, text);
}

/** Tells what was typed for a photo; null if nothing waits to be saved. */
export function typedFor(key: string): string | null {
  return typed.get(key) ?? null;
}

/** Forgets what was typed for a photo: it is saved, or the same as before. */
export function forgetTyped(key: string): void {
  typed.delete(key);
}

/** Forgets all that was typed, so that the next member finds none of it. */
export function forgetAllTyped(): void {
  typed.clear();
}
