import type { WireList } from './common';

export interface WireCoin {
  id: string;
  symbol: string;
  name: string;
  price: number;
  change_24h: number;
  image: string | null;
}

/** The favourite coins. `as_of` is when their prices were fetched, null without prices. */
export interface WireCoinList extends WireList<WireCoin> {
  as_of: string | null;
  /** True for invented prices (`COINS_DEMO`), which must be named as such. */
  demo: boolean;
}
