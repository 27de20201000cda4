import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MutedWord } from './types';

/** Muted phrases by id of the post or comment that holds them. */
export interface Muted {
  posts: Record<string, string>;
  comments: Record<string, string>;
}

export interface MutingState {
  muting: {
    words: MutedWord[];
    found: Muted;
    /** Ids of posts and comments that were opened all the same. */
    shown: Record<string, true>;
  };
}

const initialState: MutingState['muting'] = { words: [], found: { posts: {}, comments: {} }, shown: {} };

export const mutingSlice = createSlice({
  name: 'muting',
  initialState,
  reducers: {
    /** The words that this browser keeps for the member were read, with those of its other tabs. */
    wordsRead(state, { payload }: PayloadAction<MutedWord[]>) {
      state.words = payload;
    },
    /** The member chose other words. */
    wordsChosen(state, { payload }: PayloadAction<MutedWord[]>) {
      state.words = payload;
      state.shown = {};
    },
    mutedFound(state, { payload }: PayloadAction<Muted>) {
      state.found = payload;
    },
    mutedShown(state, { payload: id }: PayloadAction<string>) {
      state.shown[id] = true;
    },
  },
});

export const { wordsRead, wordsChosen, mutedFound, mutedShown } = mutingSlice.actions;

/** The muted phrase of a post or comment that is to be folded away. */
export function selectMutedBy({ muting }: MutingState, kind: keyof Muted, id: string): string | undefined {
  return muting.shown[id] ? undefined : muting.found[kind][id];
}
