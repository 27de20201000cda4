import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../config/settings';
import { estimateWait, findGasPrice, roundDuration } from './gas';

const settings = {
  GAS_PRICE_URL: 'https://gas.example/prices',
  GAS_PRICE_PATH: 'average',
  GAS_PRICE_SCALE: 8,
  GAS_ESTIMATE_URL: '/gas/api',
  GAS_API_KEY: '',
} as Settings;
const chainPrice = () => Promise.resolve(7n);
const answer = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.restoreAllMocks());

describe('the gas price', () => {
  it.each([
    [{ average: 420 }, 'average', 8, 42_000_000_000n],
    [{ average: '14.57' }, 'average', 9, 14_570_000_000n],
    [{ fast: { wei: '1457000000' } }, 'fast.wei', 0, 1_457_000_000n],
    [{ average: 0.1 }, 'average', 8, 10_000_000n],
  ])('MIG-09 of %j at %s × 10^%i is %s wei', async (body, path, scale, price) => {
    answer(JSON.stringify(body));
    const own = { ...settings, GAS_PRICE_PATH: path, GAS_PRICE_SCALE: scale };
    expect(await findGasPrice(own, () => Promise.resolve(price * 2n))).toBe(price);
  });

  it.each([
    '{',
    '"x"',
    'null',
    '{"average":null}',
    '{"average":-1}',
    '{"average":0}',
    '{"average":1e9}',
    '[]',
  ])("MIG-09 is the chain's own when the service answers %s", async (body) => {
    answer(body);
    expect(await findGasPrice(settings, chainPrice)).toBe(7n);
  });

  it.each([
    ['a third of the chain’s is believed', 14n, 42n, 14n],
    ['less is not', 13n, 42n, 42n],
    ['three times the chain’s is believed', 126n, 42n, 126n],
    ['more is not', 127n, 42n, 42n],
  ])('MIG-09 %s', async (_, offered, own, believed) => {
    answer(JSON.stringify({ average: String(offered) }));
    const exact = { ...settings, GAS_PRICE_SCALE: 0 };
    expect(await findGasPrice(exact, () => Promise.resolve(own))).toBe(believed);
  });

  it('MIG-09 is nobody’s when nobody says anything sane', async () => {
    answer('', 500);
    expect(await findGasPrice(settings, () => Promise.reject(new Error('down')))).toBeNull();
    expect(await findGasPrice(settings, () => Promise.resolve(0n))).toBeNull();
  });
});

describe('the waiting time', () => {
  it('MIG-09 is the result × 1000 ms, asked for the price in wei', async () => {
    const fetched = answer('{"status":"1","message":"OK","result":"77"}');
    expect(await estimateWait(settings, 42n)).toBe(77_000);
    expect(fetched).toHaveBeenCalledWith(
      expect.objectContaining({ search: '?module=gastracker&action=gasestimate&gasprice=42' }),
      expect.anything(),
    );
  });

  it.each([
    '{"status":"0","result":"Max rate limit reached"}',
    '{"status":"1","result":"-3"}',
    '{"status":"1","result":"0"}',
    '<html>',
  ])('MIG-09 is not known from %s', async (body) => {
    answer(body);
    expect(await estimateWait(settings, 42n)).toBeNull();
  });

  it.each([
    [45_000, 45, 'seconds'],
    [89_400, 89, 'seconds'],
    [90_000, 2, 'minutes'],
    [3_600_000, 60, 'minutes'],
    [5_400_000, 2, 'hours'],
  ])('MIG-09 says %i ms as %i %s', (ms, count, unit) => {
    expect(roundDuration(ms)).toEqual({ unit, count });
  });
});
