import { expect, it } from 'vitest';
import { bytesText } from './bytes';

it.each([
  [0, '0 MB'],
  [900, '0 MB'],
  [34_567, '34 kB'],
  [1_048_576, '1 MB'],
  [356_515_840, '340 MB'],
  [1_288_490_189, '1.2 GB'],
  [5 * 1024 ** 3, '5 GB'],
])('SET-01 says %i bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
