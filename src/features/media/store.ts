export { uploadsSlice } from './slice';
