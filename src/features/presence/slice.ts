import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/errors/appError';
import { emptyMap, own } from '@/shared/store/idMaps';
import { chooseStatus, loadStatuses } from './requests';
import type { StatusCode, Statuses } from './types';

export interface PresenceState {
  presence: {
    /** Of the people who are or were on screen. */
    statuses: Statuses;
    /** The member's choice until the server confirms it. */
    chosen: StatusCode | null;
    /** Of the last call for statuses, until one succeeds (LIST-02). */
    error: AppError | null;
  };
}

const initialState: PresenceState['presence'] = { statuses: emptyMap(), chosen: null, error: null };

/** Online statuses (PRES-01). The member's own confirmed status is in the session's user. */
export const presenceSlice = createSlice({
  name: 'presence',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadStatuses.success, (state, { payload, meta }) => {
        // People missing from the answer are invisible.
        for (const id of meta.arg) state.statuses[id] = own(payload, id) ?? 0;
        state.error = null;
      })
      .addCase(loadStatuses.failure, (state, { payload }) => {
        state.error = payload;
      })
      .addCase(chooseStatus.request, (state, { payload }) => {
        state.chosen = payload;
      })
      .addMatcher(isAnyOf(chooseStatus.success, chooseStatus.failure), (state) => {
        state.chosen = null;
      }),
});
