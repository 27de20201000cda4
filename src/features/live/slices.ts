import { liveSlice } from './slice';

export const liveSlices = { live: liveSlice.reducer };
