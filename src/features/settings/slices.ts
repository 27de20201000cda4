import { settingsSlice } from './slice';

export const settingsSlices = { settings: settingsSlice.reducer };
