import { createAction } from '@reduxjs/toolkit';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { defaultPage, pageSizes } from '@/shared/config/limits';
import { attempt } from '@/shared/store/attempt';
import type { Entities } from '@/shared/store/entities';
import { putAll } from '@/shared/store/sagas';
import { users } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import { selectMyId } from '@/features/session/selectors';
import { fetchFollowList } from './api';
import { followList } from './lists';
import { placements, type NetworkState } from './placement';

/** Something new happened to the member: new followers, requests or acceptances are possible. */
export const newsArrived = createAction('network/newsArrived');
const newestRead = createAction<{ entities: Entities }>('network/newestRead');

function* place(id: string) {
  const state = yield* select((root: NetworkState) => root);
  const person = users.select(state, id);
  if (person) yield* putAll(placements(state, person));
}

/** Adds new followers and requests to the member's own loaded lists without reloading them. */
export function* addNewcomers() {
  yield* takeLatest(newsArrived, function* () {
    const state = yield* select((root: NetworkState) => root);
    const myId = selectMyId(state) ?? '';
    const me = users.select(state, myId);
    if (me?.counts) yield* put(loadProfile.request(me.permalink));
    for (const query of followList.asked(state, ({ userId }) => userId === myId)) {
      const { filter, sort, term } = query;
      if ((filter !== 'all' && filter !== 'requests') || sort !== 'recent' || term !== '') continue;
      const newest = { page: defaultPage, perPage: pageSizes.people };
      const outcome = yield* attempt((context) => fetchFollowList(query, newest, context));
      if (outcome.kind !== 'success') continue;
      const { ids, entities } = outcome.result;
      yield* put(newestRead({ entities }));
      for (const id of ids.toReversed()) yield* call(place, id);
    }
  });
}
