import { createSlice } from '@reduxjs/toolkit';
import { chooseStatus, loadStatuses } from './requests';
import type { StatusCode, Statuses } from './types';

export interface PresenceState {
  presence: {
    /** Of the people who are or were on screen. */
    statuses: Statuses;
    /** What the member chose and the server has not confirmed yet. */
    chosen: StatusCode | null;
  };
}

const initialState: PresenceState['presence'] = { statuses: {}, chosen: null };

/** Who is here (PRES-01). One's own status as confirmed stands in the session's user. */
export const presenceSlice = createSlice({
  name: 'presence',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadStatuses.success, (state, { payload, meta }) => {
        // Whoever the answer leaves out is not to be seen.
        for (const id of meta.arg) state.statuses[id] = payload[id] ?? 0;
      })
      .addCase(chooseStatus.request, (state, { payload }) => {
        state.chosen = payload;
      })
      .addCase(chooseStatus.success, (state) => {
        state.chosen = null;
      })
      .addCase(chooseStatus.failure, (state) => {
        state.chosen = null;
      }),
});
