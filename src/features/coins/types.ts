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
