import { combineReducers, configureStore, type Action, type Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import { albumsSlices } from '@/features/albums/slices';
import { commentsSlices } from '@/features/comments/slices';
import { companiesSlices } from '@/features/companies/slices';
import { completionsSlices } from '@/features/completions/slices';
import { gifsSlices } from '@/features/gifs/slices';
import { groupsSlices } from '@/features/groups/slices';
import { liveSlices } from '@/features/live/slices';
import { mediaSlices } from '@/features/media/slices';
import { mutingSlices } from '@/features/muting/slices';
import { moderationSlices } from '@/features/moderation/slices';
import { notificationsSlices } from '@/features/notifications/slices';
import { peopleSlices } from '@/features/people/slices';
import { postsSlices } from '@/features/posts/slices';
import { presenceSlices } from '@/features/presence/slices';
import { previewsSlices } from '@/features/previews/slices';
import { sessionSlices } from '@/features/session/slices';
import { settingsSlices } from '@/features/settings/slices';
import { shortVideosSlices } from '@/features/shortVideos/slices';
import { wallsSlices } from '@/features/walls/slices';
import { writingSlices } from '@/features/writing/slices';
import { kernelReducers } from '@/shared/store/kernelReducers';
import { navigationSlice } from '@/shared/store/navigation';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { navigationStorage, withValidNavigation } from './persistence';
import { createAppSaga } from './rootSaga';

/** The slices of all rooms, emptied when the session ends. A new room adds its line here. */
const roomReducers = {
  ...sessionSlices,
  ...peopleSlices,
  ...presenceSlices,
  ...liveSlices,
  ...completionsSlices,
  ...mediaSlices,
  ...previewsSlices,
  ...gifsSlices,
  ...mutingSlices,
  ...postsSlices,
  ...writingSlices,
  ...commentsSlices,
  ...groupsSlices,
  ...companiesSlices,
  ...albumsSlices,
  ...shortVideosSlices,
  ...notificationsSlices,
  ...moderationSlices,
  ...wallsSlices,
  ...settingsSlices,
};

const reducer = combineReducers({
  ...kernelReducers,
  navigation: navigationSlice.reducer,
  ...roomReducers,
});
export type RootState = ReturnType<typeof reducer>;

/**
 * Empties every slice when the session ends, except `navigation` (SHELL-11); `requests` empties itself, since it
 * also counts observers.
 */
function rootReducer(state: Parameters<typeof reducer>[0], action: Action): RootState {
  if (state === undefined || !sessionEnded.match(action)) return reducer(state, action);
  const { navigation, requests } = state;
  return reducer({ navigation, requests }, action);
}

/** Checks of state and actions, which the library makes in development alone. */
const checks = import.meta.env.DEV
  ? {
      serializableCheck: {
        ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        warnAfter: Infinity,
      },
      immutableCheck: { warnAfter: Infinity },
    }
  : {};

/**
 * Creates the store with the slices of all rooms and starts the app, device and session rooms; the other rooms start
 * with the member or a page. Only `navigation` outlives a reload (SHELL-11). `stop` ends the sagas and thereby every
 * call, for tests.
 */
export function createAppStore() {
  const sagaMiddleware = createSagaMiddleware();
  const persisted: Reducer = persistReducer(
    { key: 'root', storage: navigationStorage, whitelist: ['navigation'], migrate: withValidNavigation },
    rootReducer,
  );
  const store = configureStore({
    reducer: persisted as Reducer<RootState>,
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults(checks).concat(sagaMiddleware),
  });
  const persistor = persistStore(store);
  const task = sagaMiddleware.run(createAppSaga());
  const stop = () => {
    task.cancel();
    persistor.pause();
  };
  return { store, stop };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
