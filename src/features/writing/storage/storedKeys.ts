/** Keys of stored content, known at once at a logout, before the storage code is loaded. */
export const storedKeys = new Set<string>();

/** True if this browser keeps unsent text of a member. */
export function hasUnsentText(memberId: string): boolean {
  return [...storedKeys].some((key) => key.split('/')[1] === memberId);
}
