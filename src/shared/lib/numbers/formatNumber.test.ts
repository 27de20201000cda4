import { expect, it } from 'vitest';
import { formatCount, formatNumber } from './formatNumber';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1249, '1.2K'],
  [24_690, '24.6K'],
  [999_999, '999.9K'],
  [3_400_000, '3.4M'],
])('shortens %i to %s', (value, expected) => {
  expect(formatCount(value)).toBe(expected);
});

it('writes a number in full', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});
