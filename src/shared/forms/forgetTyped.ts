import type { Action } from '@reduxjs/toolkit';
import { take, takeEvery } from 'typed-redux-saga';
import { sessionEnded } from '@/shared/store/sessionEnd';
import type { createTypedValues } from './typedValues';

interface Sent<A extends Action> {
  /** The action that tells that something was sent. */
  on: { match: (action: Action) => action is A };
  key: (action: A) => string;
}

/** Creates the flow that forgets what was typed once it is sent, and all of it with the session (AUTH-08). */
export function forgetTyped<A extends Action>(
  typed: Pick<ReturnType<typeof createTypedValues>, 'forget' | 'forgetAll'>,
  sent?: Sent<A>,
) {
  return function* forgetTypedValues() {
    try {
      if (sent) yield* takeEvery(sent.on.match, (action: A) => typed.forget(sent.key(action)));
      yield* take(sessionEnded);
    } finally {
      typed.forgetAll();
    }
  };
}
