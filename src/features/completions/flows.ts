import type { Task } from 'redux-saga';
import { cancel, delay, fork, put, take } from 'typed-redux-saga';
import { suggest } from './requests';
import { termTyped } from './slice';

/** Pause in milliseconds after the last keystroke before suggestions are requested. */
const pauseMs = 250;

function* ask(field: string, term: string) {
  yield* delay(pauseMs);
  yield* put(suggest.request({ field, term }));
}

export function* suggestWhileTyping() {
  const waiting = new Map<string, Task>();
  for (;;) {
    const { payload } = yield* take(termTyped);
    const { field } = payload;
    const term = payload.term.trim();
    const former = waiting.get(field);
    if (former) yield* cancel(former);
    waiting.delete(field);
    if (term === '') yield* put(suggest.abandon(field));
    else waiting.set(field, yield* fork(ask, field, term));
  }
}
