import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TwoFactorMethod } from '@/features/session/types';

export interface NewFactorState {
  /** The second factor whose first code is being asked for. */
  newFactor: TwoFactorMethod | null;
}

export const newFactorSlice = createSlice({
  name: 'newFactor',
  initialState: null as NewFactorState['newFactor'],
  reducers: {
    newFactorChanged: (_, { payload }: PayloadAction<TwoFactorMethod | null>) => payload,
  },
});

export const { newFactorChanged } = newFactorSlice.actions;

export const selectNewFactor = (state: NewFactorState) => state.newFactor;
