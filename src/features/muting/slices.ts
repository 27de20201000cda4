import { mutingSlice } from './slice';

export const mutingSlices = { muting: mutingSlice.reducer };
