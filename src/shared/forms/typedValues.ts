/**
 * Keeps what was typed into a form and is not sent yet, by the key of what it belongs to, as long as the page lasts: it
 * survives the closing of a dialog (SHELL-14). Keys of members' own things carry the member's id.
 */
export function createTypedValues<Value>() {
  const typed = new Map<string, Value>();
  return {
    keep: (key: string, value: Value): void => void typed.set(key, value),
    /** Null if nothing waits to be sent. */
    of: (key: string): Value | null => typed.get(key) ?? null,
    forget: (key: string): void => void typed.delete(key),
    forgetAll: (): void => typed.clear(),
  };
}
