import * as v from 'valibot';
import { id, number, numberOrNull, text } from '@/shared/api/decode';

export const coinSchema = v.object({
  id,
  symbol: text,
  name: text,
  /** In US dollars; null if it is not known. */
  price: numberOrNull,
  /** Percent in 24 hours. */
  change24H: number,
});
export type Coin = v.InferOutput<typeof coinSchema>;

export const priceAgeSchema = v.object({
  asOf: v.fallback(v.nullable(v.string()), null),
  demo: v.fallback(v.boolean(), false),
});

export interface FavouriteCoins {
  coins: Coin[];
  /** When the prices were fetched; null without prices, or where the server does not tell. */
  asOf: string | null;
  /** Invented prices, for a demonstration. */
  isDemo: boolean;
}
