interface Named {
  permalink: string;
}

/**
 * Finds the group or company whose page has just appeared. Reading it again while the page stands opens nothing.
 * @param address of the request that a screen began to observe
 * @param load reads one by its permalink
 * @param known those the store knows, by id
 */
export function pageOpened<T extends Named>(
  address: string,
  load: { address: (permalink: string) => string },
  known: Record<string, T>,
): T | undefined {
  return Object.values(known).find(({ permalink }) => load.address(permalink) === address);
}
