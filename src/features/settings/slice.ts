import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TwoFactorMethod } from '@/features/session/types';
import type { AppOffer, Device, Factor } from './types';

export interface SettingsState {
  settings: {
    /** Where the account is logged in, this device too; null before the first answer. */
    devices: Device[] | null;
    /** The second factors, those that are not verified yet too; null before the first answer. */
    factors: Factor[] | null;
    /** What an authentication app is being set up with. */
    appOffer: AppOffer | null;
    /** The second factor whose code is being asked for. */
    newFactor: TwoFactorMethod | null;
  };
}

const initialState: SettingsState['settings'] = {
  devices: null,
  factors: null,
  appOffer: null,
  newFactor: null,
};

/** What the settings pages show beside the member. Filled by the requests of this room, which come with its pages. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsRead: (state, { payload }: PayloadAction<Partial<SettingsState['settings']>>) => ({
      ...state,
      ...payload,
    }),
    /** A login asks for this method first from now on (TFA-05). */
    defaultChosen(state, { payload: { type, id } }: PayloadAction<Pick<Factor, 'type' | 'id'>>) {
      for (const factor of state.factors ?? []) factor.isDefault = factor.type === type && factor.id === id;
    },
  },
});

export const { settingsRead, defaultChosen } = settingsSlice.actions;

export const selectSettings = (state: SettingsState) => state.settings;
