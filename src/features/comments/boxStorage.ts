import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import * as v from 'valibot';
import { actionChannel, call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { now } from '@/shared/lib/time/clock';
import { fileOf } from '@/features/media/registry';
import { queueFiles } from '@/features/media/queue';
import type { UploadsState } from '@/features/media/slice';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { addressOf, entrySchema, type BoxStore, type KeptPhoto } from './boxEntry';
import { boxReactions } from './deletedParents';
import { addComment, deleteComment, editComment } from './requests';
import { resendWaiting } from './resending';
import {
  boxChanged,
  boxesDropped,
  boxesLoaded,
  editClosed,
  type BoxContent,
  type ThreadsState,
} from './slice';

type State = ThreadsState & UploadsState & { session: SessionState };

/** Milliseconds between typing and saving. */
const pauseMs = 200;

/** Loads the storage code after the first paint; without it nothing is kept. */
async function loadStorage() {
  try {
    return await import('@/features/writing/storage/browserStorage');
  } catch {
    return null;
  }
}

const changesBoxes = isAnyOf(
  boxChanged,
  boxesDropped,
  editClosed,
  addComment.request,
  addComment.failure,
  addComment.success,
  editComment.success,
  deleteComment.success,
);

/**
 * Keeps unsent comments and edits over a reload, with their image, like drafts of posts: per member, erased by a
 * logout and after 30 days (CMT-06, G1). Each box is stored separately, so that a tab writes only its own.
 */
export function* storeBoxes() {
  for (const reaction of boxReactions) yield* fork(reaction);
  const memberId = yield* select((state: State) => selectMyId(state));
  const storage = yield* call(loadStorage);
  if (memberId === null || storage === null) return;
  const changes = yield* actionChannel((action: Action) => changesBoxes(action), buffers.sliding(1));
  const boxStore: BoxStore = { storage, memberId, kept: new Map() };
  yield* call(load, boxStore);
  // Saves text that was typed before this code was loaded.
  yield* call(save, boxStore);
  yield* fork(resendWaiting, boxStore);
  for (;;) {
    const action = yield* take(changes);
    // Saves at once when a comment is sent, so that its key is known even if this tab dies.
    if (!addComment.request.match(action))
      yield* race({ pause: delay(pauseMs), sent: take(addComment.request) });
    yield* call(save, boxStore);
  }
}

function* load({ storage, memberId, kept }: BoxStore) {
  for (const value of yield* call(() => storage.readAll(memberId, 'comment'))) {
    const stored = v.safeParse(entrySchema, value);
    if (!stored.success) continue;
    const { key, box, photos } = stored.output;
    const files = yield* call(storage.readPhotos, memberId, photos);
    if (files.length > 0) yield* put(queueFiles(files));
    // A picture from the server is still there when its comment is edited; a local one may be lost.
    const isLost = (id: string) =>
      photos.some((photo) => photo.id === id) && !files.some((file) => file.id === id);
    const uploads = box.uploads.filter((id) => !isLost(id));
    // Without its image it is not what the member has sent.
    const waiting = uploads.length === box.uploads.length ? box.waiting : null;
    kept.set(key, { box: { ...box, uploads, waiting, isRestored: true }, photos });
  }
  yield* put(boxesLoaded(Object.fromEntries([...kept].map(([key, { box }]) => [key, box]))));
}

/** Brings the storage in line with the changed boxes. */
function* save(boxStore: BoxStore) {
  const { boxes } = yield* select((state: State) => state.threads);
  const isUnsent = (key: string) => boxes[key] !== undefined && boxes[key].version !== '';
  for (const [key, box] of Object.entries(boxes))
    if (isUnsent(key) && box !== boxStore.kept.get(key)?.box) yield* call(keepBox, boxStore, key, box);
  for (const key of [...boxStore.kept.keys()]) if (!isUnsent(key)) yield* call(eraseBox, boxStore, key);
}

function* keepBox(boxStore: BoxStore, key: string, box: BoxContent) {
  const { storage, memberId, kept } = boxStore;
  const { uploads } = yield* select((state: State) => state);
  const former = kept.get(key)?.photos ?? [];
  const photos = box.uploads
    .filter((id) => fileOf(id) !== null)
    .map((id) => ({ id, name: uploads[id]?.name ?? '' }));
  kept.set(key, { box, photos });
  const entry = { key, box, photos, savedAt: now() };
  yield* call(() => storage.keep(addressOf(boxStore, key), entry));
  yield* call(storage.erasePhotos, memberId, without(former, photos));
  for (const { id } of without(photos, former)) {
    const file = fileOf(id);
    if (file) yield* call(storage.keepPhoto, memberId, id, file);
  }
}

/** Erases an obsolete box, unless another tab has changed it since. */
function* eraseBox(boxStore: BoxStore, key: string) {
  const { storage, memberId, kept } = boxStore;
  const former = kept.get(key);
  kept.delete(key);
  const isFormer = (stored: unknown) => {
    const { success, output } = v.safeParse(entrySchema, stored);
    return success && output.box.version === former?.box.version;
  };
  const isErased = yield* call(() => storage.eraseIf(addressOf(boxStore, key), isFormer));
  if (isErased) yield* call(storage.erasePhotos, memberId, former?.photos ?? []);
}

function without(photos: readonly KeptPhoto[], others: readonly KeptPhoto[]): KeptPhoto[] {
  return photos.filter(({ id }) => !others.some((other) => other.id === id));
}
