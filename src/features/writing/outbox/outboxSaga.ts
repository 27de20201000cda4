import { nanoid } from '@reduxjs/toolkit';
import { channel, eventChannel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { isUnanswered, networkError, type AppError } from '@/shared/errors/appError';
import { onConnectionBack } from '@/shared/lib/device/onConnectionBack';
import { takeLock } from '@/shared/lib/locks/takeLock';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { now } from '@/shared/lib/time/clock';
import { attempt } from '@/shared/store/attempt';
import { queueFiles } from '@/features/media/queue';
import { isRegistered, keysOf } from '@/features/media/registry';
import { uploadRetried, uploadsReleased, type UploadsState } from '@/features/media/slice';
import { selectMyId } from '@/features/session/selectors';
import {
  inOrder,
  outboxLoaded,
  postArrived,
  postChanged,
  postDiscarded,
  postQueued,
  postRetried,
  postTaken,
  type OutboxState,
  type UnsentPost,
} from './outbox';
import { readPhotos, altsOf } from '../storage/browserStorage';
import { findPost } from '@/features/posts/publishing/api';
import type { EarlierTry } from '@/features/posts/publishing/earlierTry';
import { publishPost } from '@/features/posts/requests';
import { eraseUnsent, keepUnsent, readUnsent, rereadUnsent } from './unsent';

const outboxOf = (state: OutboxState) => state.outbox;
const postOf = (id: string) => (state: OutboxState) => state.outbox[id];

/**
 * Sends posts that composers hand over, stores them until they have arrived, and retries after connectivity errors
 * once the connection returns, in the order of writing (POST-01).
 */
export function* outboxSaga() {
  yield* takeEvery(postQueued, function* ({ payload }) {
    if (payload.status === 'sending') yield* call(send, payload.id);
  });
  yield* takeEvery(postRetried, function* ({ payload: id }) {
    yield* call(send, id);
  });
  yield* takeEvery(postDiscarded, function* ({ payload }) {
    yield* call(forget, payload);
  });
  for (const { id, status } of inOrder(yield* select(outboxOf)))
    if (status === 'sending') yield* fork(send, id);
  const held = new Set<string>();
  yield* takeEvery(postChanged, function* ({ payload: { id, isOpen } }) {
    if (isOpen === false && held.delete(id)) yield* call(resendWaiting, id, held);
  });
  yield* fork(loadOutbox, held);
  yield* fork(retryOnReconnect, held);
  yield* fork(watchTabs);
}

/** Resumes posts that were being sent when the last visit ended; refused ones wait for the member. */
function* loadOutbox(held: Set<string>) {
  const memberId = yield* select(selectMyId);
  if (memberId === null) return;
  const all = yield* call(readUnsent, memberId);
  const present = yield* select(outboxOf);
  const kept = all.filter(({ id }) => !(id in present));
  yield* put(outboxLoaded(kept));
  for (const { id } of kept) yield* call(resendWaiting, id, held);
}

/** Sends what waits when the connection returns. */
function* retryOnReconnect(held: Set<string>) {
  const returns = eventChannel<true>((emit) => onConnectionBack(() => emit(true)));
  try {
    for (;;) {
      yield* take(returns);
      for (const { id } of inOrder(yield* select(outboxOf))) yield* call(resendWaiting, id, held);
    }
  } finally {
    returns.close();
  }
}

/** Sends a post that waits; one that is being edited, or may be discarded, is held until its member leaves it. */
function* resendWaiting(id: string, held: Set<string>) {
  const post = yield* select(postOf(id));
  if (post?.isOpen === true) held.add(id);
  else if (post?.status === 'failed' && post.isWaiting) yield* call(resend, id);
}

/** Drops posts that another tab has sent or discarded; one that is open here, once it is closed as it was. */
function* watchTabs() {
  const heard = channel<string>();
  const missed = new Set<string>();
  const tabs = joinTabs('kith.unsent', (id) => {
    if (typeof id === 'string') heard.put(id);
  });
  try {
    yield* takeEvery(postArrived, ({ payload }) => tabs.tell(payload));
    yield* takeEvery(postDiscarded, ({ payload }) => tabs.tell(payload.id));
    // Edited here: it is to be sent again.
    yield* takeEvery(postQueued, ({ payload }) => void missed.delete(payload.id));
    yield* takeEvery(postChanged, function* ({ payload: { id, isOpen } }) {
      if (isOpen === false && missed.delete(id)) yield* call(dropTaken, id);
    });
    for (;;) {
      const id = yield* take(heard);
      const post = yield* select(postOf(id));
      if (post?.isOpen) missed.add(id);
      else yield* call(dropTaken, id);
    }
  } finally {
    tabs.leave();
  }
}

function* dropTaken(id: string) {
  const post = yield* select(postOf(id));
  if (!post) return;
  yield* put(postTaken(id));
  yield* put(uploadsReleased(post.photos.map((photo) => photo.id)));
}

function* resend(id: string) {
  yield* put(postChanged({ id, status: 'sending', error: null }));
  yield* call(send, id);
}

/** Sends a post, under a lock against other tabs (G5). */
function* send(id: string) {
  const turn = new AbortController();
  try {
    yield* call(takeLock, `kith.unsent/${id}`, turn.signal);
    yield* call(sendAlone, id);
  } finally {
    turn.abort();
  }
}

function* sendAlone(id: string) {
  const known = yield* select(postOf(id));
  if (!known) return;
  const post = yield* call(rereadUnsent, known);
  if (post === null) {
    yield* put(postArrived(id));
    yield* put(uploadsReleased(known.photos.map((photo) => photo.id)));
    return;
  }
  yield* put(postChanged(post));
  if (!navigator.onLine) {
    yield* call(fail, post, networkError);
    return;
  }
  const uploads = post.photos.map((photo) => photo.id);
  const found = yield* lookFor(post);
  if (found.kind === 'cancelled') return;
  if (found.kind === 'failure') {
    yield* call(fail, post, found.error);
    return;
  }
  yield* call(startUploads, post);
  const sent = yield* attempt(() => keysOf(uploads));
  const earlier = earlierTryOf(post);
  // Known before it is sent, in case this tab dies.
  if (sent.kind === 'success') yield* call(keepUnsent, { ...post, earlier });
  const outcome = yield* call(publishPost.perform, {
    wall: post.wall,
    text: post.text,
    gif: post.gif,
    preview: post.preview,
    onChain: post.onChain,
    uploads,
    // An earlier try may have sent one that is taken away since.
    alts: altsOf(post.photos.filter(({ alt }) => alt !== '' || post.isEdited)),
    video: post.video,
    idempotencyKey: post.newKey ?? post.id,
    isEdited: post.isEdited,
    earlier,
    arrivedAs: found.result,
  });
  if (outcome.kind === 'success') {
    yield* put(postArrived(id));
    yield* call(forget, post);
  } else if (outcome.kind === 'failure') {
    const mayHaveArrived = sent.kind === 'success' && isUnanswered(outcome.error);
    yield* call(fail, { ...post, earlier: mayHaveArrived ? earlier : null }, outcome.error);
  }
}

/** Finds the id of the post by which an earlier try has arrived, since no backend need know a repeated try. */
function* lookFor({ wall, earlier }: UnsentPost) {
  const look = yield* attempt(async (context) => earlier && findPost(wall, earlier, context));
  if (look.kind === 'success') return { ...look, result: look.result?.id ?? null };
  // A wall that one may write on but not read tells nothing.
  const isHidden = look.kind === 'failure' && look.error.kind === 'api' && !isUnanswered(look.error);
  return isHidden && look.error.status !== 401 ? { kind: 'success' as const, result: null } : look;
}

function earlierTryOf({ memberId, text, gif, photos, earlier }: UnsentPost): EarlierTry {
  const since = earlier?.since ?? now();
  return { authorId: memberId, text, hasGif: gif !== null, photos: photos.length, since };
}

/** Reads the bytes again after a reload and restarts failed uploads. */
function* startUploads({ memberId, photos }: UnsentPost) {
  const missing = photos.filter(({ id }) => !isRegistered(id));
  if (missing.length > 0) {
    yield* put(queueFiles(yield* call(readPhotos, memberId, missing)));
  }
  const uploads = yield* select((state: UploadsState) => state.uploads);
  for (const { id } of photos) if (uploads[id]?.status === 'failed') yield* put(uploadRetried(id));
}

function* fail(post: UnsentPost, error: AppError) {
  // A refused token is retried too, by the next session.
  const isWaiting = error.kind !== 'api' || error.status === 401;
  // The post of an earlier try may have been deleted since: the next try makes a new one.
  const newKey = error.status === 404 ? nanoid() : post.newKey;
  const changes = { status: 'failed' as const, isWaiting, error, earlier: post.earlier, newKey };
  yield* put(postChanged({ id: post.id, ...changes }));
  yield* call(keepUnsent, { ...post, ...changes });
}

function* forget(post: UnsentPost) {
  yield* call(eraseUnsent, post);
  yield* put(uploadsReleased(post.photos.map((photo) => photo.id)));
}
