import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/store/sessionEnd';

export interface SoundState {
  videoSound: boolean;
}

/** True once the member has asked for sound in this visit: videos start muted (CLIP-01). */
export const soundSlice = createSlice({
  name: 'videoSound',
  initialState: false,
  reducers: { soundSet: (_, { payload }: PayloadAction<boolean>) => payload },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => false),
});

export const { soundSet } = soundSlice.actions;
