import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ServerConfig } from '../../config';
import { describeError, type Log } from '../../log';
import { askService } from '../outbound/service';

const cacheMs = 30_000;
const maxCached = 500;
const answerSchema = z.object({ status: z.string(), message: z.string(), result: z.string() });

/** The service's answer, also for a failure: the page then shows no waiting time. */
type GasEstimate = z.infer<typeof answerSchema>;

const none: GasEstimate = { status: '0', message: 'NOTOK', result: '' };
/** A local chain mines at once; the page shows a waiting time all the same. */
const demo: GasEstimate = { status: '1', message: 'OK', result: '45' };

/**
 * Keeps two leading digits: few different questions are asked with the operator's key, and none for a higher price than
 * the page's, which would promise too short a wait.
 */
const roundDown = (gasPrice: string) => gasPrice.slice(0, 2).padEnd(gasPrice.length, '0');

/** Estimates seconds until a transaction is confirmed, as text, from the service at `GAS_ESTIMATE_URL`. */
export interface GasEstimates {
  /** `gasPrice` in wei, of which two digits count. Never throws: a failing service answers `none`. */
  ask: (gasPrice: string) => Promise<GasEstimate>;
}

/** Caches each answer for 30 s of `time`. `chainId` null is the local chain, which has a fixed answer. */
export function createGasEstimates(
  config: Pick<ServerConfig, 'gasEstimateUrl' | 'gasEstimateKey'>,
  chainId: number | null,
  log: Log,
  time: { now: () => number } = performance,
): GasEstimates {
  const { gasEstimateUrl, gasEstimateKey } = config;
  if (chainId === null) return { ask: () => Promise.resolve(demo) };
  if (gasEstimateUrl === null) return { ask: () => Promise.resolve(none) };
  const cache = new LRUCache<string, Promise<GasEstimate>>({
    ...{ max: maxCached, ttl: cacheMs, ttlResolution: 0 },
    perf: time,
  });

  async function fetchEstimate(gasPrice: string): Promise<GasEstimate> {
    const url = new URL(gasEstimateUrl ?? '');
    const params = {
      module: 'gastracker',
      action: 'gasestimate',
      gasprice: gasPrice,
      chainid: String(chainId),
    };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    if (gasEstimateKey !== null) url.searchParams.set('apikey', gasEstimateKey);
    try {
      return answerSchema.parse(await askService(url));
    } catch (error) {
      log.warn(`The gas service failed: ${describeError(error)}`);
      return none;
    }
  }

  return {
    ask(gasPrice) {
      const asked = roundDown(gasPrice);
      const known = cache.get(asked);
      if (known !== undefined) return known;
      const estimate = fetchEstimate(asked);
      cache.set(asked, estimate);
      return estimate;
    },
  };
}
