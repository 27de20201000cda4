export { sessionSlice } from './slice';
export { statusSlice } from './statusSlice';
export { beforeSessionEnd, sessionSaga } from './saga';
