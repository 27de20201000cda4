import { createSlice } from '@reduxjs/toolkit';
import { loadCoins } from './requests';
import type { Coin } from './types';

export interface CoinsState {
  /** The member's favourite coins as last seen; null before the first answer. */
  coins: Coin[] | null;
}

export const coinsSlice = createSlice({
  name: 'coins',
  initialState: null as CoinsState['coins'],
  reducers: {},
  extraReducers: (builder) => builder.addCase(loadCoins.success, (_, { payload }) => payload),
});
