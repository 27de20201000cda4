import { sessionSlice } from './slice';
import { statusSlice } from './statusSlice';

export const sessionSlices = {
  session: sessionSlice.reducer,
  status: statusSlice.reducer,
};
