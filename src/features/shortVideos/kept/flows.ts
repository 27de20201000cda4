import { all, call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectMyId, selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { takeLock } from '@/shared/lib/locks/takeLock';
import { messageRaised } from '@/shared/store/messages';
import { clipCompleted, clipDismissed, clipQueued, type ClipUploadsState } from '../adding/clipUploads';
import { publishClip } from '../adding/publishClip';
import { eraseOutgoing, findOutgoing, readOutgoing } from './outgoing';
import { putBack } from './putBack';

/** Locks of the short videos that this tab sends, by the ids of their uploads. */
type Locks = Map<string, AbortController>;

/**
 * Keeps short videos in this browser until they have arrived, goes on with those of an earlier visit, and puts one that
 * is no longer sent back to the unfinished ones (CLIP-02).
 */
export function* keepClips(): SagaGenerator<void> {
  while ((yield* select(selectPhase)) !== 'member') yield* take(memberEntered);
  const memberId = yield* select(selectMyId);
  if (memberId === null) return;
  const locks: Locks = new Map();
  try {
    yield* fork(goOnWithAll, memberId, locks);
    for (;;) {
      const action = yield* take([clipQueued, clipCompleted, clipDismissed]);
      const id = action.payload;
      if (clipQueued.match(action)) {
        yield* fork(hold, id, locks);
        continue;
      }
      const isSent = yield* select(({ uploads }: ClipUploadsState) => uploads[id]?.status === 'sent');
      if (clipDismissed.match(action) && !isSent) yield* fork(giveBack, memberId, id);
      else yield* fork(eraseOutgoing, memberId, id);
      locks.get(id)?.abort();
      locks.delete(id);
    }
  } finally {
    for (const lock of locks.values()) lock.abort();
  }
}

function* giveBack(memberId: string, id: string): SagaGenerator<void> {
  if (yield* call(putBack, memberId, id)) return;
  yield* put(messageRaised({ kind: 'failure', text: 'newVideo:panel.notKept' }));
}

/** Keeps other tabs from sending a short video while this one does. */
function* hold(id: string, locks: Locks): SagaGenerator<void> {
  if (locks.has(id)) return;
  const lock = new AbortController();
  locks.set(id, lock);
  yield* call(takeLock, `kith.outgoing/${id}`, lock.signal);
}

function* goOnWithAll(memberId: string, locks: Locks): SagaGenerator<void> {
  const clips = yield* call(readOutgoing, memberId);
  yield* all(clips.map(({ id }) => call(goOn, memberId, id, locks)));
}

/** Sends a short video once no other tab does, if it has not arrived by then. */
function* goOn(memberId: string, id: string, locks: Locks): SagaGenerator<void> {
  if (locks.has(id)) return;
  yield* hold(id, locks);
  const clip = yield* call(findOutgoing, memberId, id);
  if (!clip) {
    locks.get(id)?.abort();
    locks.delete(id);
    return;
  }
  for (const action of publishClip(clip)) yield* put(action);
}
