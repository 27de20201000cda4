const compact = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 1,
  // 999,999 is not a million yet.
  roundingMode: 'trunc',
});
const exact = new Intl.NumberFormat('en');

/** A count as people read it: exact up to 999, then 1.2K, 24.6K, 3.4M. */
export function formatCount(value: number): string {
  return compact.format(value);
}

/** A whole number in full, with separators: 12,345. */
export function formatNumber(value: number): string {
  return exact.format(value);
}
