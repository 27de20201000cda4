import { arrivalsSlice } from './arrivals';

export const wallsSlices = { arrivals: arrivalsSlice.reducer };
