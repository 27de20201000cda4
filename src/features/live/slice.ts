import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Counts, Look } from './types';

export interface LiveState {
  /** True while the event stream tells this tab what happens, so that nothing needs to be polled (LIVE-01). */
  live: boolean;
}

export const liveSlice = createSlice({
  name: 'live',
  initialState: false,
  reducers: {
    /** The stream is there: what happened before is looked for once (LIVE-03). */
    liveOpened: () => true,
    liveClosed: () => false,
  },
});

export const { liveOpened, liveClosed } = liveSlice.actions;

/** The server says that there is something to look at. */
export const heard = createAction<Look>('live/heard');

/** The counters of a post that is on screen changed. */
export const postCounted = createAction<Counts>('live/postCounted');

export const selectIsLive = (state: LiveState) => state.live;

/** Tells the opening of the stream and the events of one kind. */
export function isNewsOf(look: Look) {
  return (action: unknown) => liveOpened.match(action) || (heard.match(action) && action.payload === look);
}
