import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UnreadState {
  /** Number of unread notifications (NTF-01). */
  unread: number;
}

export const unreadSlice = createSlice({
  name: 'unread',
  initialState: 0,
  reducers: {
    unreadCounted: (_, { payload }: PayloadAction<number>) => payload,
  },
});

export const { unreadCounted } = unreadSlice.actions;
export const selectUnread = (state: UnreadState) => state.unread;
