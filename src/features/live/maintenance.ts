import { call, delay } from 'typed-redux-saga';
import { loadStatus } from '@/features/session/requests';
import { lookWhenTold } from '@/shared/store/sagas';
import { isNewsOf } from './slice';

/** Milliseconds among which all who hear of it choose when to ask. */
const jitterMs = 500;

function* askStatus() {
  yield* delay(Math.random() * jitterMs);
  yield* call(loadStatus.perform);
}

/** Asks for the product's status when maintenance begins or ends, and when the stream is back (SHELL-08, LIVE-03). */
export function* followMaintenance() {
  yield* call(lookWhenTold, isNewsOf('maintenance'), askStatus);
}
