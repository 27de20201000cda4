import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { entityRemoved, entityUnlisted } from '@/shared/store/entities';
import { posts } from '@/features/posts/entities';
import { newsList } from './lists';

export interface ArrivalsState {
  arrivals: Arrivals;
}

interface Arrivals {
  /** True while the feed is on screen; otherwise it is not polled. */
  isWatched: boolean;
  /** Posts newer than the loaded ones, the newest first, not shown yet. */
  ids: string[];
  /** True if there may be more than `ids`. */
  isOpenEnded: boolean;
  /** The former first post, before newer ones were inserted. */
  readFrom: string | null;
}

const initialState: Arrivals = { isWatched: false, ids: [], isOpenEnded: false, readFrom: null };

/** Takes a post that was removed, or is shown by now, out of the offer. */
function withdraw(state: Arrivals, id: string): void {
  state.ids = state.ids.filter((offered) => offered !== id);
}

/** Posts that arrived while the member was reading: offered, never inserted unasked (FEED-03). */
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
    /** The member asks for the new posts. */
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
      // The own post may be on offer before its answer has put it into the feed.
      .addCase(newsList.itemAdded, (state, { payload: id }) => withdraw(state, id))
      .addCase(newsList.itemRemoved, (state, { payload: id }) => withdraw(state, id))
      .addMatcher(isAnyOf(entityRemoved, entityUnlisted), (state, { payload: { kind, id } }) => {
        if (kind === posts.kind) withdraw(state, id);
      }),
});

export const { newsShown, newsLeft, postsArrived, arrivalsAsked, arrivalsInserted } = arrivalsSlice.actions;
