import { completionsSlice } from './slice';

export const completionsSlices = { completions: completionsSlice.reducer };
