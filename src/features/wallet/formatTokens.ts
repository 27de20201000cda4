const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a worth in tokens with two places. */
export function formatTokens(worth: number): string {
  return amount.format(worth);
}
