import { call, cancelled, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { registerUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { selectMyId } from '@/features/session/selectors';
import { hasUnsentText } from './storage/storedKeys';
import { deletePost } from '@/features/posts/requests';

/**
 * Logging out asks, then erases the member's drafts and unsent posts, in every tab; so does closing the account. If the
 * server ended the session they are kept (AUTH-08, POST-09). Runs as long as the session.
 */
export function* keepDrafts() {
  const memberId = yield* select(selectMyId);
  const storage = yield* call(loadStorage);
  if (memberId === null || storage === null) return;
  const unregister = registerUnsavedWork(() => hasUnsentText(memberId));
  const leaveTabs = storage.shareKeys();
  try {
    yield* call(storage.sweep);
    yield* call(forever);
  } finally {
    unregister();
    leaveTabs();
    // The reason of the end is known only after the rooms have stopped.
    if (yield* cancelled()) yield* spawn(afterLogout, () => storage.eraseMember(memberId));
  }
}

/** Erases the draft of an edit when its post is deleted (POST-04). */
export function* dropEdits() {
  yield* takeEvery(deletePost.success, function* ({ meta: { arg } }) {
    const memberId = yield* select(selectMyId);
    if (memberId !== null) yield* call(dropEdit, memberId, arg.id);
  });
}

async function dropEdit(memberId: string, postId: string): Promise<void> {
  try {
    const { dropDraft } = await import('./drafts/drafts');
    await dropDraft({ memberId, kind: 'edit', place: postId });
  } catch {
    // Without the storage code nothing was kept.
  }
}

/** Loads the outbox after the first paint; posts handed over earlier wait for it. */
export function* sendUnsent() {
  const { outboxSaga } = yield* call(() => untilLoaded(() => import('./outbox/outboxSaga')));
  yield* call(outboxSaga);
}

/** Loaded after the first paint; without it nothing is kept. */
async function loadStorage() {
  try {
    return await import('./storage/browserStorage');
  } catch {
    return null;
  }
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}

function* afterLogout(act: () => Promise<void>) {
  const { payload } = yield* take(sessionEnded);
  if (['logout', 'loggedOutElsewhere', 'closed'].includes(payload.reason)) yield* call(act);
}
