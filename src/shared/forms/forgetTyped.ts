import type { Action } from '@reduxjs/toolkit';
import { take, takeEvery } from 'typed-redux-saga';
import { sessionEnded } from '@/shared/store/sessionEnd';
import type { createTypedValues } from './typedValues';

interface Sent<A extends Action, Value> {
  /** The action that tells that something was sent. */
  on: { match: (action: Action) => action is A };
  key: (action: A) => string;
  /** False if more was typed since; left out where the form goes with what was sent. */
  isAll?: (action: A, value: Value) => boolean;
}

/** Creates the flow that forgets what was typed once it is sent, and all of it with the session (AUTH-08). */
export function forgetTyped<A extends Action, Value>(
  typed: ReturnType<typeof createTypedValues<Value>>,
  sent?: Sent<A, Value>,
) {
  const forget = (action: A, { key: keyOf, isAll = () => true }: Sent<A, Value>) => {
    const key = keyOf(action);
    const value = typed.of(key);
    if (value !== null && isAll(action, value)) typed.forget(key);
  };
  return function* forgetTypedValues() {
    try {
      if (sent) yield* takeEvery(sent.on.match, (action: A) => forget(action, sent));
      yield* take(sessionEnded);
    } finally {
      typed.forgetAll();
    }
  };
}
