import { coinsSlice } from './slice';

export const coinsSlices = { coins: coinsSlice.reducer };
