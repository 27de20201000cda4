import { createSlice } from '@reduxjs/toolkit';
import { maintenanceFlag } from '@/shared/config/env';
import { loadStatus } from './requests';

export interface StatusState {
  hasLoaded: boolean;
  isLoading: boolean;
  isMaintanceMode: boolean;
}

const initialState: StatusState = {
  hasLoaded: false,
  isLoading: false,
  isMaintanceMode: maintenanceFlag ?? false,
};

/** Whether the product is under maintenance: the server's word, unless the local flag is set (SHELL-08). */
export const statusSlice = createSlice({
  name: 'status',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadStatus.request, (state) => {
        state.isLoading = true;
      })
      .addCase(loadStatus.success, (_, { payload }) => ({
        hasLoaded: true,
        isLoading: false,
        isMaintanceMode: maintenanceFlag ?? payload.isMaintanceMode,
      }))
      // That the status cannot be read is no maintenance.
      .addCase(loadStatus.failure, (state) => {
        state.isLoading = false;
        state.hasLoaded = true;
      }),
});
