import type { Settings } from '../config/settings';
import { addresses } from './fakeChain';

/** Settings of a swap on the fake chain, in whole tokens. */
export const testSettings: Settings = {
  ...{ CHAIN_ID: 31_337, OLD_TOKEN: addresses.old, NEW_TOKEN: addresses.next, DECIMALS: 0 },
  ...{ GAS_LIMIT: 300_000, FORCE_GAS_PRICE: false, GAS_PRICE_URL: '', GAS_ESTIMATE_URL: '/gas/api' },
  ...{ CONFIRMATIONS: 1, READ_RPC_URL: '', PENDING_GIVE_UP_MS: 600_000, NO_FEE: false },
  ...{ CHAIN_NAME: '', OLD_SYMBOL: 'ONG', NEW_SYMBOL: 'KITH', WALLET_RDNS: [], RPC_TO_ADD: '' },
  ...{ GAS_PRICE_PATH: '', GAS_PRICE_SCALE: 0, GAS_API_KEY: '' },
  ...{ EXPLORER_URL: '', ARTICLE_URL: '', AUDIT_URL: '' },
};
