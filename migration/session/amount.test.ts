import { formatUnits } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, showAmount, writeAmount } from './amount';

const largest = 2n ** 256n - 1n;
/** `npm run test:amounts` tries 20,000. */
const runs = { numRuns: Number(import.meta.env.AMOUNT_RUNS ?? 1000) };

describe('amounts', () => {
  it('MIG-10 survive being written and read, to the last digit', () => {
    const wei = fc.oneof(fc.bigInt(0n, largest), fc.bigInt(0n, 10n ** 27n), fc.bigInt(0n, 1000n));
    fc.assert(
      fc.property(wei, fc.nat(36), (value, decimals) => {
        const text = writeAmount(value, decimals);
        expect(text).toBe(formatUnits(value, decimals).replace(/\.0$/, ''));
        expect(readAmount(text, decimals)).toEqual({ kind: 'amount', value });
        expect(showAmount(value, decimals).replaceAll(',', '')).toBe(text);
      }),
      runs,
    );
  });

  it('MIG-10 are what the digits say, or refused', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+e x'.split('')) }),
      fc.stringMatching(/^\d{0,30}\.?\d{0,25}$/),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = readAmount(typed, 18);
        const isPlain = /^\d+(\.\d{1,18})?$/.test(typed);
        expect(read.kind === 'amount').toBe(isPlain);
        if (read.kind !== 'amount') return;
        const [whole = '', fraction = ''] = typed.split('.');
        expect(read.value).toBe(BigInt(whole + fraction.padEnd(18, '0')));
      }),
      runs,
    );
  });

  it.each([
    ['1,5', 'comma'],
    ['1,000', 'comma'],
    ['1.0000000000000000001', 'decimals'],
    ['-1', 'malformed'],
    ['5.', 'malformed'],
    ['.5', 'malformed'],
    ['1e3', 'malformed'],
    ['0x1', 'malformed'],
    [' 1', 'malformed'],
    ['1 000', 'malformed'],
    ['１', 'malformed'],
    [`1${'0'.repeat(400)}`, 'malformed'],
    ['9'.repeat(61), 'tooLarge'],
  ])('MIG-10 refuse %s', (typed, problem) => {
    expect(readAmount(typed, 18)).toEqual({ kind: 'problem', problem });
  });

  it('MIG-06 are written without an empty fraction', () => {
    expect(writeAmount(30n * 10n ** 18n, 18)).toBe('30');
    expect(writeAmount(1n, 18)).toBe('0.000000000000000001');
    expect(showAmount(48_250_500_000n, 6)).toBe('48,250.5');
  });
});
