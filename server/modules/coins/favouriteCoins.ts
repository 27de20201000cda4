import { z } from 'zod';
import type { WireCoin } from '@/shared/wire/coin';
import type { ServerConfig } from '../../config';
import { describeError, type Log } from '../../log';

/** Shown without a configured service: fictional prices that never move. */
const builtInCoins: readonly WireCoin[] = [
  { id: '1', symbol: 'ONG', name: 'ONG', price: 0.2314, change_24h: 1.82, image: null },
  { id: '2', symbol: 'ETH', name: 'Ether', price: 3120.55, change_24h: -0.64, image: null },
  { id: '3', symbol: 'BTC', name: 'Bitcoin', price: 61_840.1, change_24h: 0.37, image: null },
  { id: '4', symbol: 'USDC', name: 'USD Coin', price: 1, change_24h: 0, image: null },
];

const timeoutMs = 5000;
const maxCoins = 50;
const coin = z.object({
  id: z.coerce.string().max(40),
  symbol: z.string().max(20),
  name: z.string().max(60),
  price: z.number(),
  change_24h: z.number(),
});
const answer = z.object({ list: z.array(coin).max(maxCoins) });

/** Loads the coins of the service at `COINS_URL`. Answers the built-in ones when there is none or it fails. */
export async function favouriteCoins(config: Pick<ServerConfig, 'coinsUrl'>, log: Log): Promise<WireCoin[]> {
  if (config.coinsUrl === null) return [...builtInCoins];
  try {
    const response = await fetch(config.coinsUrl, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The coin service answered ${response.status}`);
    return answer.parse(await response.json()).list.map((entry) => ({ ...entry, image: null }));
  } catch (error) {
    log.warn(`The coin service failed: ${describeError(error)}`);
    return [...builtInCoins];
  }
}
