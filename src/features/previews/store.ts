export { previewsSlice } from './slice';
