import { previewsSlice } from './slice';

export const previewsSlices = { previews: previewsSlice.reducer };
