import { take, takeEvery } from 'typed-redux-saga';
import { createTypedValues } from '@/shared/forms/typedValues';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { actOnMember } from '../requests';
import { memberId } from '../rights';

/** Reasons that were typed for declining requests and are not sent, by the person in the group; all go with the session. */
export const typedReasons = createTypedValues<string>();

/** Forgets the reason of a request that is answered, and all of them with the session. */
export function* forgetReasons() {
  try {
    yield* takeEvery(actOnMember.success, ({ meta: { arg } }) =>
      typedReasons.forget(memberId(arg.groupId, arg.userId)),
    );
    yield* take(sessionEnded);
  } finally {
    typedReasons.forgetAll();
  }
}
