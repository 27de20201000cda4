import { delay, put } from 'typed-redux-saga';
import { takePer } from '@/shared/store/sagas';
import { suggest } from './requests';
import { termTyped } from './slice';

/** Pause in milliseconds after the last keystroke before suggestions are requested. */
const pauseMs = 250;

function* ask({ payload: { field, term } }: ReturnType<typeof termTyped>) {
  if (term.trim() === '') {
    yield* put(suggest.abandon({ field }));
    return;
  }
  yield* delay(pauseMs);
  yield* put(suggest.request({ field, term: term.trim() }));
}

export function* suggestWhileTyping() {
  yield* takePer({ on: termTyped.match, key: ({ payload }) => payload.field, run: ask });
}
