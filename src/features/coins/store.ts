import { loadCoins } from './requests';

export { coinsSlice } from './slice';
export const coinsSaga = loadCoins.saga;
