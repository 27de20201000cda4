export { completionsSlice } from './slice';
