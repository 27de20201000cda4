import { describe, expect, it } from 'vitest';
import { abi, revertName } from './contracts';

const paused = abi.encodeErrorResult('EnforcedPause', []);

describe('the name of a refusal', () => {
  it.each([
    ['plain', { code: 3, data: paused }],
    ['as MetaMask wraps it', { code: -32_603, data: { originalError: { data: paused } } }],
    ['as a cause', new Error('refused', { cause: { data: paused } })],
  ])('MIG-12 is found %s', (_, error) => {
    expect(revertName(error)).toBe('EnforcedPause');
  });

  it.each(['0x', '0x12', '0xdeadbeef', abi.encodeErrorResult('ERC20ExceededCap', [1, 2]).slice(0, 20)])(
    'MIG-12 is none in %s',
    (data) => {
      expect(revertName({ code: 3, data })).toBeNull();
    },
  );
});
