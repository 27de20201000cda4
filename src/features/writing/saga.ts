import { call, cancelled, fork, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { registerUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { selectMyId } from '@/features/session/selectors';
import { hasKept } from './storage/knownKeys';
import { deletePost } from '@/features/posts/requests';

/**
 * Drafts and unsent posts are asked about before a logout and go with it, and once more in every other tab, which may have
 * written them meanwhile; a session that the server ended leaves them to their member (AUTH-08, POST-09). Runs as long as the session does.
 */
function* keepDrafts() {
  const memberId = yield* select(selectMyId);
  const keeping = yield* call(loadKeeping);
  if (memberId === null || keeping === null) return;
  const unregister = registerUnsavedWork(() => hasKept(memberId));
  try {
    yield* call(keeping.sweep);
    yield* call(forever);
  } finally {
    unregister();
    // Only after the rooms have stopped it is told why.
    if (yield* cancelled()) yield* spawn(afterLogout, () => keeping.eraseMember(memberId));
  }
}

/** What was being changed in a post goes with it when it is deleted (POST-04). */
function* dropEdits() {
  yield* takeEvery(deletePost.success, function* ({ meta: { arg } }) {
    const memberId = yield* select(selectMyId);
    if (memberId !== null) yield* call(dropEdit, memberId, arg.id);
  });
}

async function dropEdit(memberId: string, postId: string): Promise<void> {
  try {
    const { dropDraft, editPlace } = await import('./drafts/drafts');
    await dropDraft(memberId, editPlace(postId));
  } catch {
    // Without that code nothing was kept.
  }
}

/** The outbox opens after the first paint; what is handed over before waits for it. */
function* sendUnsent() {
  const { outboxSaga } = yield* call(() => import('./outbox/outboxSaga'));
  yield* call(outboxSaga);
}

/** After the first paint; without that code nothing is kept. */
async function loadKeeping() {
  try {
    return await import('./storage/keeping');
  } catch {
    return null;
  }
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}

function* afterLogout(act: () => Promise<void>) {
  const { payload } = yield* take(sessionEnded);
  if (payload.reason === 'logout' || payload.reason === 'loggedOutElsewhere') yield* call(act);
}

export function* writingSaga() {
  yield* fork(keepDrafts);
  yield* fork(sendUnsent);
  yield* fork(dropEdits);
}
