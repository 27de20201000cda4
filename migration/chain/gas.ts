import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isRecord } from '../wallet/eip1193';

const timeoutMs = 5000;
const weiPerGwei = 10n ** 9n;
const highest = 10_000n * weiPerGwei;

const isSane = (price: bigint) => price > 0n && price <= highest;

/** A service's price is believed only up to this many times the chain's own, and down to that part of it. */
const believedWithin = 3n;

/**
 * Gas price in wei (MIG-09) from the configured service, by default in tenths of gwei, as long as it is near the
 * chain's own, else from the chain. Null when the chain gives no plausible one.
 */
export async function findGasPrice(
  settings: Settings,
  chainPrice: () => Promise<bigint>,
): Promise<bigint | null> {
  const [offered, own] = await Promise.all([
    servicePrice(settings).catch(() => 0n),
    chainPrice().catch(() => 0n),
  ]);
  if (!isSane(own)) return null;
  return offered * believedWithin >= own && offered <= own * believedWithin ? offered : own;
}

async function servicePrice(settings: Settings): Promise<bigint> {
  if (settings.GAS_PRICE_URL === '') return 0n;
  const response = await fetch(settings.GAS_PRICE_URL, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return 0n;
  let value: unknown = await response.json();
  for (const name of settings.GAS_PRICE_PATH.split('.')) value = isRecord(value) ? value[name] : undefined;
  const number = v.parse(v.pipe(v.union([v.number(), v.string()]), v.transform(String)), value);
  return scale(number, settings.GAS_PRICE_SCALE);
}

/** Shifts the decimal point without floats: ("14.57", 9) is 14570000000. */
function scale(number: string, places: number): bigint {
  const parts = /^(\d{1,20})(?:\.(\d+))?$/.exec(number);
  if (parts === null) return 0n;
  const [, whole = '', fraction = ''] = parts;
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

const estimateSchema = v.object({ status: v.literal('1'), result: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) });

/** Expected ms until a transaction at this gas price is mined; null when unknown. */
export async function estimateWait(settings: Settings, gasPrice: bigint): Promise<number | null> {
  try {
    const url = new URL(settings.GAS_ESTIMATE_URL, location.origin);
    const params = { module: 'gastracker', action: 'gasestimate', gasprice: String(gasPrice) };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    if (settings.GAS_API_KEY !== '') url.searchParams.set('apikey', settings.GAS_API_KEY);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const answer = v.safeParse(estimateSchema, await response.json());
    const ms = answer.success ? Number(answer.output.result) * 1000 : 0;
    return ms > 0 ? ms : null;
  } catch {
    return null;
  }
}

/** Seconds below 90 s, minutes below 90 min, then hours. */
export function roundDuration(ms: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return { unit: 'seconds', count: seconds };
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.round(minutes / 60) };
}
