import { take, takeEvery } from 'typed-redux-saga';
import { createTypedValues } from '@/shared/forms/typedValues';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { decide } from './requests';

interface BegunAnswer {
  /** Null for the one that is proposed. */
  rule: string | null;
  note: string;
}

/** Answers at the desks that were begun and are not given, by item; all go with the session (AUTH-08). */
export const begunAnswers = createTypedValues<BegunAnswer>();

/** Forgets what was begun of an answer once it is given, and all of it with the session. */
export function* forgetAnswers() {
  try {
    yield* takeEvery(decide.success, ({ meta: { arg } }) => begunAnswers.forget(arg.id));
    yield* take(sessionEnded);
  } finally {
    begunAnswers.forgetAll();
  }
}
