/**
 * Keys of what `keeping` keeps of members: known at once when somebody logs out, before its code or the storage would
 * answer.
 */
export const knownKeys = new Set<string>();

/** True when unsent text of this member is kept in this browser. */
export function hasKept(memberId: string): boolean {
  return [...knownKeys].some((key) => key.split('/')[1] === memberId);
}
