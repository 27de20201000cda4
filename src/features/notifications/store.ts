export { notifications } from './entities';
export { unreadSlice } from './slice';
