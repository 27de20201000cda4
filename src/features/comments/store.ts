export { comments } from './entities';
export { commentsSaga } from './saga';
export { threadsSlice } from './slice';
