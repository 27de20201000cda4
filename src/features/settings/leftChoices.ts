import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { put, take, takeEvery } from 'typed-redux-saga';
import type { RequestMeta } from '@/shared/store/requests';
import type { Room } from '@/shared/store/rooms';

type RequestAction = UnknownAction & { meta: RequestMeta };

/** A control was left with a choice that waits for the call before it. */
export const choiceLeft = createAction<RequestAction>('settings/choiceLeft');

/** Sends such a choice once that call has succeeded, so that the last one wins here too (SET-05). */
function* sendLeftChoices() {
  yield* takeEvery(choiceLeft, function* ({ payload: request }) {
    const { name, key } = request.meta;
    const ends = ['success', 'failure', 'cancelled'].map((phase) => `${name}/${phase}`);
    const settled = yield* take(
      (action: Action): action is RequestAction =>
        ends.includes(action.type) && (action as RequestAction).meta.key === key,
    );
    if (settled.meta.phase === 'success') yield* put(request);
  });
}

/** Comes with the pages whose controls save themselves. */
export const leftChoicesRoom: Room = { name: 'settings/leftChoices', flows: [sendLeftChoices] };
