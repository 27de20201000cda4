import { loadCoins } from './requests';

export const coinsSaga = loadCoins.saga;
