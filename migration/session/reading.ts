import type { EffectTools } from './effects';
import { estimateWait, findGasPrice } from '../chain/gas';

/** Reads of what the screens show beside the phase. */
export interface Reading {
  holdings: () => Promise<void>;
  terms: () => Promise<void>;
  fee: () => Promise<void>;
}

/** Opens the reads; they belong to the account, not to a run. None rejects. */
export function openReading({ chain, settings, read, send }: EffectTools): Reading {
  let begun = 0;
  let shown = 0;
  return {
    async holdings() {
      const { account } = read();
      begun += 1;
      const turn = begun;
      const holdings = await chain.holdings(account).catch(() => null);
      // An older answer may come after a newer one.
      if (turn < shown) return;
      shown = turn;
      send(
        holdings === null ? { type: 'holdingsFailed', account } : { type: 'holdingsRead', account, holdings },
      );
    },
    async terms() {
      const terms = await chain.terms().catch(() => null);
      if (terms !== null) send({ type: 'termsRead', terms });
    },
    async fee() {
      const price = await findGasPrice(settings, chain.gasPrice);
      if (price === null) {
        send({ type: 'feeRead', fee: null });
        return;
      }
      // The price is shown while the estimate is on its way.
      send({ type: 'feeRead', fee: { price, waitMs: read().fee?.waitMs ?? null } });
      send({ type: 'feeRead', fee: { price, waitMs: await estimateWait(settings, price) } });
    },
  };
}
