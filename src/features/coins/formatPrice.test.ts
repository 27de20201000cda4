import { describe, expect, it } from 'vitest';
import { formatChange, formatPrice } from './formatPrice';

describe('prices of coins', () => {
  it.each([
    [3118.4, '$3,118.40'],
    [1, '$1.00'],
    [0.0417, '$0.0417'],
    [61_840.126, '$61,840.13'],
    [0, '$0.00'],
    [0.000001234, '$0.00000123'],
    [1.234e-15, '$1.23E-15'],
    [61_840_126_000, '$61.84B'],
    [1e300, '$1E300'],
    [-2.5, '-$2.50'],
  ])('SHELL-10 shows a price of %d as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  it.each([
    [6.2, '+6.2%'],
    [-2.44, '−2.4%'],
    [0, '0.0%'],
    [-0.04, '0.0%'],
    [4_200_000, '+4.2M%'],
    [-1e300, '−1E300%'],
  ])('SHELL-10 shows a change of %d as %s', (change, text) => {
    expect(formatChange(change)).toBe(text);
  });
});
