import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/store/sessionEnd';

/** The album that is open: its id and name, null without one (ALB-01). */
export type ChosenAlbum = { id: string; name: string } | null;

export interface ChosenAlbumState {
  chosenAlbum: ChosenAlbum;
}

const none = (): ChosenAlbum => null;

export const chosenAlbumSlice = createSlice({
  name: 'chosenAlbum',
  initialState: none,
  reducers: {
    albumSelected: (_, { payload }: PayloadAction<{ id: string; name: string }>): ChosenAlbum => payload,
    albumDeselected: none,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, none),
});

export const { albumSelected, albumDeselected } = chosenAlbumSlice.actions;
