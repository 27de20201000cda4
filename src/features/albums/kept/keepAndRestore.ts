import { call, fork } from 'typed-redux-saga';
import { keepQueue } from './keeping';
import { restoreQueue } from './restoring';
import { closeShelf, createShelf } from './shelf';

/** Keeps the files of this tab, and goes on with those that an earlier visit has left. */
export function* keepAndRestore(memberId: string) {
  const shelf = createShelf(memberId);
  try {
    yield* fork(restoreQueue, shelf);
    yield* call(keepQueue, shelf);
  } finally {
    closeShelf(shelf);
  }
}
