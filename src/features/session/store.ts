export { sessionSlice } from './slice';
export { beforeSessionEnd, sessionSaga } from './saga';
