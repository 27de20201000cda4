import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
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
import { photos } from '@/features/albums/store';
import { comments, threadsSlice } from '@/features/comments/store';
import { companies } from '@/features/companies/store';
import { completionsSlice } from '@/features/completions/store';
import { gifs } from '@/features/gifs/store';
import { groups } from '@/features/groups/store';
import { uploadsSlice } from '@/features/media/store';
import { notifications, unreadSlice } from '@/features/notifications/store';
import { users } from '@/features/people/store';
import { posts } from '@/features/posts/store';
import { presenceSlice } from '@/features/presence/store';
import { previewsSlice } from '@/features/previews/store';
import { sessionSlice } from '@/features/session/store';
import { newFactorSlice } from '@/features/settings/store';
import { arrivalsSlice } from '@/features/walls/store';
import { outboxSlice } from '@/features/writing/store';
import { isDevelopment } from '@/shared/config/env';
import { kernelReducers } from '@/shared/store/kernelReducers';
import { navigationSlice } from '@/shared/store/navigation';
import { resettable } from '@/shared/store/rooms';
import { navigationStorage, withValidNavigation } from './persistence';
import { createAppSaga } from './rootSaga';

const reducers = {
  ...kernelReducers,
  navigation: navigationSlice.reducer,
  session: sessionSlice.reducer,
  users: resettable(users.reducer),
  presence: resettable(presenceSlice.reducer),
  completions: resettable(completionsSlice.reducer),
  uploads: uploadsSlice.reducer,
  previews: resettable(previewsSlice.reducer),
  gifs: resettable(gifs.reducer),
  posts: resettable(posts.reducer),
  outbox: resettable(outboxSlice.reducer),
  comments: resettable(comments.reducer),
  threads: resettable(threadsSlice.reducer),
  groups: resettable(groups.reducer),
  companies: resettable(companies.reducer),
  photos: resettable(photos.reducer),
  notifications: resettable(notifications.reducer),
  unread: resettable(unreadSlice.reducer),
  arrivals: resettable(arrivalsSlice.reducer),
  newFactor: resettable(newFactorSlice.reducer),
};

const rootReducer = combineReducers(reducers);
export type RootState = ReturnType<typeof rootReducer>;

/**
 * The one store with all rooms in it and their sagas running. Only `navigation` outlives a reload (SHELL-11).
 * `stop` ends the sagas and with them every call, for tests.
 */
export function createAppStore() {
  const sagaMiddleware = createSagaMiddleware();
  const persisted: Reducer = persistReducer(
    { key: 'root', storage: navigationStorage, whitelist: ['navigation'], migrate: withValidNavigation },
    rootReducer,
  );
  const store = configureStore({
    reducer: persisted as Reducer<RootState>,
    devTools: isDevelopment,
    middleware: (defaults) =>
      defaults({
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: Infinity,
        },
        immutableCheck: { warnAfter: Infinity },
      }).concat(sagaMiddleware),
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
