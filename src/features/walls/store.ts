export { arrivalsSlice } from './arrivals';
export { wallsSaga } from './saga';
