interface Loaded {
  ids: readonly string[];
  count: number | null;
  hasMore: boolean;
}

/**
 * True if all comments of a list are loaded. Some backends give the number of a page's items as its `count` (ANY-01):
 * one that is no greater than a page counts only where the post or comment above does not tell of more.
 * @param told number of comments by what they answer
 */
export function isWhole({ ids, count, hasMore }: Loaded, told: number, pageSize: number): boolean {
  if (!hasMore) return true;
  return count !== null && ids.length >= count && (count > pageSize || ids.length >= told);
}
