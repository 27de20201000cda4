type AmountProblem = 'comma' | 'decimals' | 'malformed' | 'tooLarge';

/** `value` is in the smallest unit. */
export type TypedAmount =
  { kind: 'empty' } | { kind: 'amount'; value: bigint } | { kind: 'problem'; problem: AmountProblem };

const largest = 2n ** 256n - 1n;
const maxLength = 100;

/**
 * Parses an amount without guessing (MIG-10): digits and one point. A comma is refused because it may mean a decimal
 * point or a thousands separator.
 */
export function readAmount(text: string, decimals: number): TypedAmount {
  if (text === '') return { kind: 'empty' };
  if (text.includes(',')) return { kind: 'problem', problem: 'comma' };
  const parts = /^\d+(?:\.(\d+))?$/.exec(text);
  if (parts === null || text.length > maxLength) return { kind: 'problem', problem: 'malformed' };
  if ((parts[1]?.length ?? 0) > decimals) return { kind: 'problem', problem: 'decimals' };
  const whole = BigInt(text.replace('.', '') + '0'.repeat(decimals - (parts[1]?.length ?? 0)));
  if (whole > largest) return { kind: 'problem', problem: 'tooLarge' };
  return { kind: 'amount', value: whole };
}

/** Puts the decimal point by digits alone: ethers' own functions bring numbers of fixed size along, 3 kB of them. */
function withPoint(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${digits.slice(0, at)}.${digits.slice(at)}`;
}

/** Formats for an input field, with every digit: "30", "0.000000000000000001". */
export function writeAmount(value: bigint, decimals: number): string {
  return withPoint(value, decimals).replace(/\.?0*$/, '');
}

/** Formats for reading: thousands separated, every digit kept. */
export function showAmount(value: bigint, decimals: number): string {
  const [whole = '', fraction] = writeAmount(value, decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, maximumFractionDigits: 20 });

/** Formats an estimate with three significant digits: 0.00087, 1.46. Not for token amounts. */
export function showRoughly(value: bigint, decimals: number): string {
  return threeDigits.format(Number(withPoint(value, decimals)));
}
