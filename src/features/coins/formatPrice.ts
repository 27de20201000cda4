const minus = '\u2212';
const dollars = { style: 'currency', currency: 'USD' } as const;
const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

const powers = { notation: 'scientific', maximumSignificantDigits: 3 } as const;
const powersOfTen = new Intl.NumberFormat('en', { ...dollars, ...powers });

/** Formats by size, the first that is not too large. */
const formats = [
  { from: 1e15, format: powersOfTen },
  { from: 1e9, format: new Intl.NumberFormat('en', { ...dollars, notation: 'compact', ...digits(2) }) },
  { from: 1, format: new Intl.NumberFormat('en', { ...dollars, ...digits(2) }) },
  { from: 0.001, format: new Intl.NumberFormat('en', { ...dollars, ...digits(4) }) },
  { from: 1e-9, format: new Intl.NumberFormat('en', { ...dollars, maximumSignificantDigits: 3 }) },
];
const zero = new Intl.NumberFormat('en', dollars);

/** Changes in percent, as `formats`. */
const changes = [
  { from: 1e15, format: new Intl.NumberFormat('en', powers) },
  { from: 1e5, format: new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }) },
];

/**
 * Formats a price in US dollars so that it can be read whatever its size: $3,118.40, $0.0417, $0.00000123, $61.84B,
 * and powers of ten beyond.
 */
export function formatPrice(price: number): string {
  const size = Math.abs(price);
  if (size === 0) return zero.format(0);
  return (formats.find(({ from }) => size >= from)?.format ?? powersOfTen).format(price);
}

/** Formats a change in percent with its sign: +6.2%, −2.4%, 0.0%, +4.2M% where digits would not fit. */
export function formatChange(percent: number): string {
  const amount = Math.abs(percent);
  const size = changes.find(({ from }) => amount >= from)?.format.format(amount) ?? amount.toFixed(1);
  if (Number(size) === 0) return `${size}%`;
  return `${percent > 0 ? '+' : minus}${size}%`;
}
