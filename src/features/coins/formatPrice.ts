const minus = '\u2212';
const large = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const small = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

/** Formats a price in US dollars: $3,118.40, or $0.0417 where cents are too coarse. */
export function formatPrice(price: number): string {
  return (Math.abs(price) < 1 ? small : large).format(price);
}

/** Formats a change in percent with its sign: +6.2%, −2.4%, 0.0%. */
export function formatChange(percent: number): string {
  const size = Math.abs(percent).toFixed(1);
  if (Number(size) === 0) return `${size}%`;
  return `${percent > 0 ? '+' : minus}${size}%`;
}
