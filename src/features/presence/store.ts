export { presenceSaga } from './saga';
export { presenceSlice } from './slice';
