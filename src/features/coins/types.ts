import * as v from 'valibot';

export const coinSchema = v.object({
  id: v.string(),
  symbol: v.string(),
  name: v.fallback(v.string(), ''),
  /** In US dollars. */
  price: v.number(),
  /** Percent in 24 hours. */
  change24H: v.fallback(v.number(), 0),
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
