import * as v from 'valibot';
import { id, number, numeric, text } from '@/shared/api/decode';

export const coinSchema = v.object({
  id,
  symbol: text,
  name: text,
  /** In US dollars. */
  price: numeric,
  /** Percent in 24 hours. */
  change24H: number,
});
export type Coin = v.InferOutput<typeof coinSchema>;
