import { formatUnits, parseUnits } from 'ethers';

type AmountProblem = 'comma' | 'decimals' | 'malformed' | 'tooLarge';

/** What a person typed: nothing, an exact amount in the smallest unit, or what is wrong with it. */
export type TypedAmount =
  { kind: 'empty' } | { kind: 'amount'; value: bigint } | { kind: 'problem'; problem: AmountProblem };

const largest = 2n ** 256n - 1n;
const maxLength = 100;

/**
 * Reads an amount without guessing (MIG-10): digits and one point. A comma could be a point or a separator, so it is
 * refused, like everything else that people or programs may mean differently.
 */
export function readAmount(text: string, decimals: number): TypedAmount {
  if (text === '') return { kind: 'empty' };
  if (text.includes(',')) return { kind: 'problem', problem: 'comma' };
  const parts = /^\d+(?:\.(\d+))?$/.exec(text);
  if (parts === null || text.length > maxLength) return { kind: 'problem', problem: 'malformed' };
  if ((parts[1]?.length ?? 0) > decimals) return { kind: 'problem', problem: 'decimals' };
  const whole = BigInt(text.replace('.', '') + '0'.repeat(decimals - (parts[1]?.length ?? 0)));
  if (whole > largest) return { kind: 'problem', problem: 'tooLarge' };
  return { kind: 'amount', value: parseUnits(text, decimals) };
}

/** The amount in full, as it may be typed again: "30", "0.000000000000000001". */
export function writeAmount(value: bigint, decimals: number): string {
  return formatUnits(value, decimals).replace(/\.0$/, '');
}

/** The same for reading: thousands apart, every digit kept. */
export function showAmount(value: bigint, decimals: number): string {
  const [whole = '', fraction] = writeAmount(value, decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, maximumFractionDigits: 20 });

/** Three digits of what is an estimate anyway: 0.00087, 1.46. Never for tokens. */
export function showRoughly(value: bigint, decimals: number): string {
  return threeDigits.format(Number(formatUnits(value, decimals)));
}
