/** Keys of stored content, known at once at a logout, before the storage code is loaded. */
export const knownKeys = new Set<string>();

/** True if this browser keeps unsent text of a member. */
export function hasKept(memberId: string): boolean {
  return [...knownKeys].some((key) => key.split('/')[1] === memberId);
}
