const compact = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 1,
  // 999,999 is shown as 999.9K, not as 1M.
  roundingMode: 'trunc',
});
const exact = new Intl.NumberFormat('en');

/** Exact up to 999, then 1.2K, 24.6K, 3.4M. */
export function formatCount(value: number): string {
  return compact.format(value);
}

export function formatNumber(value: number): string {
  return exact.format(value);
}
