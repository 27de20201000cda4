import { uploadsSlice } from './slice';

export const mediaSlices = { uploads: uploadsSlice.reducer };
