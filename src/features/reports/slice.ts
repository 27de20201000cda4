import { createSlice } from '@reduxjs/toolkit';
import { loadReasons } from './requests';
import type { ReportReason } from './types';

export interface ReportsState {
  /** The reasons to choose from; null before the first answer. */
  reportReasons: ReportReason[] | null;
}

export const reportReasonsSlice = createSlice({
  name: 'reportReasons',
  initialState: null as ReportsState['reportReasons'],
  reducers: {},
  extraReducers: (builder) => builder.addCase(loadReasons.success, (_, { payload }) => payload),
});
