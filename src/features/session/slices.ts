import { sessionSlice } from './slice';

export const sessionSlices = {
  session: sessionSlice.reducer,
};
