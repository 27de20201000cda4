import { presenceSlice } from './slice';

export const presenceSlices = { presence: presenceSlice.reducer };
