import { newFactorSlice } from './newFactorSlice';

export const settingsSlices = { newFactor: newFactorSlice.reducer };
