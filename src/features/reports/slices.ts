import { reportReasonsSlice } from './slice';

export const reportsSlices = { reportReasons: reportReasonsSlice.reducer };
