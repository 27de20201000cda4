type Check = () => boolean;

const checks = new Set<Check>();

/** Registers an editor that may hold unsaved text. Returns the unregister function. */
export function registerUnsavedWork(check: Check): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** True when logging out or leaving would lose typed text (AUTH-08). */
export function hasUnsavedWork(): boolean {
  return [...checks].some((check) => check());
}
