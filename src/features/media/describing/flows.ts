import { take, takeEvery } from 'typed-redux-saga';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { describePhoto } from './requests';
import { typedDescriptions } from './typedDescriptions';

/** Forgets what was typed once it is saved, and all of it with the session. */
export function* forgetDescriptions() {
  try {
    yield* takeEvery(describePhoto.success, ({ meta: { arg } }) => typedDescriptions.forget(arg.key));
    yield* take(sessionEnded);
  } finally {
    typedDescriptions.forgetAll();
  }
}
