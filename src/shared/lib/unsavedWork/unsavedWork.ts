type Check = () => boolean;

const checks = new Set<Check>();

/** Tells that an open editor may hold text that is not saved. Returns how to take that back. */
export function registerUnsavedWork(check: Check): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** True when logging out or leaving would lose something a person typed (AUTH-08). */
export function hasUnsavedWork(): boolean {
  return [...checks].some((check) => check());
}
