import { z } from 'zod';
import type { WireCoin } from '@/shared/wire/coin';
import type { Clock } from '../clock';
import type { ServerConfig } from '../config';
import { describeError, type Log } from '../log';
import { askService } from './outbound/service';

/** Invented prices that never move, for a demonstration (`COINS_DEMO`). */
const demoCoins: readonly WireCoin[] = [
  { id: '1', symbol: 'ONG', name: 'ONG', price: 0.2314, change_24h: 1.82, image: null },
  { id: '2', symbol: 'ETH', name: 'Ether', price: 3120.55, change_24h: -0.64, image: null },
  { id: '3', symbol: 'BTC', name: 'Bitcoin', price: 61_840.1, change_24h: 0.37, image: null },
  { id: '4', symbol: 'USDC', name: 'USD Coin', price: 1, change_24h: 0, image: null },
];

const keptMs = 60_000;
/** Pause before a failing service is asked again. */
const pauseMs = 10_000;
const maxCoins = 50;
const coin = z.object({
  id: z.coerce.string().max(40),
  symbol: z.string().max(20),
  name: z.string().max(60),
  price: z.number(),
  change_24h: z.number(),
});
const answer = z.object({ list: z.array(coin).max(maxCoins) });

interface Prices {
  list: readonly WireCoin[];
  /** When the prices were fetched; null without any. */
  asOf: Date | null;
  /** True for invented prices. */
  isDemo: boolean;
}

/** Prices of the favourite coins. */
export interface Coins {
  /** Never throws: a failing service leaves the prices fetched before, with their time, or none. */
  prices(): Promise<Prices>;
}

const noPrices: Prices = { list: [], asOf: null, isDemo: false };

/** Asks the service at `COINS_URL` at most once a minute. Without one there are no prices, or those of the demo. */
export function createCoins(
  { coinsUrl, isCoinsDemo }: Pick<ServerConfig, 'coinsUrl' | 'isCoinsDemo'>,
  clock: Clock,
  log: Log,
): Coins {
  let kept = noPrices;
  let askAgainAt = 0;
  let underWay: Promise<void> | null = null;

  async function ask(url: string): Promise<void> {
    const now = clock.now();
    try {
      const { list } = answer.parse(await askService(url));
      kept = { list: list.map((entry) => ({ ...entry, image: null })), asOf: now, isDemo: false };
      askAgainAt = now.getTime() + keptMs;
    } catch (error) {
      log.warn(`The coin service failed: ${describeError(error)}`);
      askAgainAt = now.getTime() + pauseMs;
    }
  }

  return {
    async prices() {
      if (coinsUrl === null)
        return isCoinsDemo ? { list: demoCoins, asOf: clock.now(), isDemo: true } : noPrices;
      if (clock.now().getTime() >= askAgainAt) underWay ??= ask(coinsUrl).finally(() => (underWay = null));
      await underWay;
      return kept;
    },
  };
}
