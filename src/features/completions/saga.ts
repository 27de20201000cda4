import { delay, fork, put } from 'typed-redux-saga';
import { takePer } from '@/shared/store/sagas';
import { suggest } from './requests';
import { termTyped } from './slice';

/** Milliseconds without a keystroke until suggestions are asked for. */
const pauseMs = 250;

function* ask({ payload: { field, term } }: ReturnType<typeof termTyped>) {
  if (term.trim() === '') {
    yield* put(suggest.abandon({ field }));
    return;
  }
  yield* delay(pauseMs);
  yield* put(suggest.request({ field, term: term.trim() }));
}

export function* completionsSaga() {
  yield* fork(suggest.saga);
  yield* takePer({ on: termTyped.match, key: ({ payload }) => payload.field, run: ask });
}
