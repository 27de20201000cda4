import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { entityRemoved, entityUnlisted } from '@/shared/store/entities';
import { posts } from '@/features/posts/entities';
import { newsList } from './lists';

/** The slice that the watch over the news feed reads and writes. */
export interface ArrivalsState {
  arrivals: Arrivals;
}

interface Arrivals {
  /** Whether the feed is on the screen; only then it is asked for newer posts. */
  isWatched: boolean;
  /** Posts newer than the loaded ones, the newest first, not shown yet. */
  ids: string[];
  /** There may be more of them than `ids`. */
  isOpenEnded: boolean;
  /** The post that was the first one before the newest were inserted. */
  readFrom: string | null;
}

const initialState: Arrivals = { isWatched: false, ids: [], isOpenEnded: false, readFrom: null };

/** What left the feed is not on offer any more. */
function withdraw(state: Arrivals, id: string): void {
  state.ids = state.ids.filter((offered) => offered !== id);
}

/** Posts that came while the member was reading; they are offered and never push in (FEED-03). */
export const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState,
  reducers: {
    newsShown(state) {
      state.isWatched = true;
    },
    newsLeft(state) {
      state.isWatched = false;
    },
    postsArrived(state, { payload }: PayloadAction<{ ids: string[]; isOpenEnded: boolean }>) {
      Object.assign(state, payload);
    },
    /** The member asks for what arrived. */
    arrivalsAsked: (state) => state,
    arrivalsInserted(state, { payload: readFrom }: PayloadAction<string | null>) {
      Object.assign(state, { ids: [], isOpenEnded: false, readFrom });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(newsList.request, (state) => {
        Object.assign(state, { ids: [], isOpenEnded: false, readFrom: null });
      })
      .addCase(newsList.itemRemoved, (state, { payload: id }) => withdraw(state, id))
      .addMatcher(isAnyOf(entityRemoved, entityUnlisted), (state, { payload: { kind, id } }) => {
        if (kind === posts.kind) withdraw(state, id);
      }),
});

export const { newsShown, newsLeft, postsArrived, arrivalsAsked, arrivalsInserted } = arrivalsSlice.actions;
