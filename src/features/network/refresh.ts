import { createAction } from '@reduxjs/toolkit';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { defaultPage, pageSizes } from '@/shared/config/limits';
import { attempt } from '@/shared/store/attempt';
import type { Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import { selectMyId } from '@/features/session/selectors';
import { fetchFollowList } from './api';
import { followList } from './lists';
import { place, type NetworkState } from './placing';

/** Something happened to the member: others may have come to follow, asked to, or accepted. */
export const newsArrived = createAction('network/newsArrived');
const newestRead = createAction<{ entities: Entities }>('network/newestRead');

/** Looks who is new in the member's own loaded lists and puts them where they belong; whatever is shown stays. */
export function* followNews() {
  yield* takeLatest(newsArrived, function* () {
    const state = yield* select((root: NetworkState) => root);
    const myId = selectMyId(state) ?? '';
    const me = users.select(state, myId);
    if (me?.counts) yield* put(loadProfile.request(me.permalink));
    for (const query of followList.loaded(state)) {
      const { userId, filter, sort, term } = query;
      if (userId !== myId || (filter !== 'all' && filter !== 'requests') || sort !== 'recent' || term !== '')
        continue;
      const newest = { page: defaultPage, perPage: pageSizes.people };
      const outcome = yield* attempt((context) => fetchFollowList(query, newest, context));
      if (outcome.kind !== 'success') continue;
      const { ids, entities } = outcome.result;
      yield* put(newestRead({ entities }));
      for (const id of ids.toReversed()) yield* call(place, id);
    }
  });
}
