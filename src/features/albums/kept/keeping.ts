import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { actionChannel, call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { fileOf } from '@/features/media/registry';
import {
  uploadFailed,
  uploadRetried,
  uploadSent,
  uploadsQueued,
  uploadsReleased,
} from '@/features/media/slice';
import { now } from '@/shared/lib/time/clock';
import { filesChosen, filesDismissed, filesPlaced, filesUnkept, type UploadQueueState } from '../uploadQueue';
import { takeBatch, type Shelf } from './shelf';
import { eraseBytes, eraseUploads, keepBytes, keepRecords, type KeptUpload } from './storage';

const isTold = isAnyOf(
  ...[filesChosen, filesPlaced, filesDismissed],
  ...[uploadsQueued, uploadSent, uploadFailed, uploadRetried, uploadsReleased],
);

/**
 * Keeps the files of the queue until they have arrived. What is known of them is stored at once, their bytes one by
 * one, which takes long for large files.
 */
export function* keepQueue(shelf: Shelf) {
  const unkept = channel<string>(buffers.expanding(16));
  yield* fork(keepEach, shelf, unkept);
  // Changes that come while something is stored lead to one more look.
  const told = yield* actionChannel(isTold, buffers.sliding(1));
  for (;;) {
    yield* call(save, shelf, unkept);
    yield* take(told);
  }
}

/** Stores what has changed since the last time, and erases what has arrived or was taken out. */
function* save(shelf: Shelf, unkept: Channel<string>): SagaGenerator<void> {
  const { memberId, records, tabs } = shelf;
  const state = yield* select((root: UploadQueueState) => root);
  const { files } = state.albumUploads;
  const isOver = files.every(({ id }) => state.uploads[id]?.status === 'sent');
  const present = new Set(isOver ? [] : files.map(({ id }) => id));
  const gone = [...records.keys()].filter((id) => !present.has(id));
  const changed = isOver ? [] : changesOf(state, shelf);
  const added = changed.filter(({ id }) => !records.has(id));
  for (const id of gone) records.delete(id);
  for (const record of changed) records.set(record.id, record);
  if (gone.length > 0) yield* call(eraseUploads, memberId, gone);
  if (changed.length === 0) return;
  if (added.length > 0) yield* call(takeOwnBatch, shelf);
  const isKept = yield* call(keepRecords, memberId, changed);
  const arrived = changed.filter(({ key }) => key !== null).map(({ id }) => id);
  if (arrived.length > 0) yield* call(eraseBytes, memberId, arrived);
  const unsent = added.filter(({ key }) => key === null).map(({ id }) => id);
  if (isKept && added.length > 0) tabs.tellKept(shelf.batch);
  if (isKept) for (const id of unsent) yield* put(unkept, id);
  else if (unsent.length > 0) yield* put(filesUnkept(unsent));
}

/** Records of the files that were added or have changed. */
function changesOf({ albumUploads: { files }, uploads }: UploadQueueState, { batch, records }: Shelf) {
  const savedAt = now();
  return files.flatMap(({ id, to, isPlaced }, at): KeptUpload[] => {
    const upload = uploads[id];
    if (!upload) return [];
    const { name, size, key, error } = upload;
    const known = records.get(id) ?? { id, batch, to, name, size, savedAt, at };
    const next = { ...known, isPlaced, key, error };
    const isSame =
      'key' in known && known.isPlaced === isPlaced && known.key === key && known.error === error;
    return isSame ? [] : [next];
  });
}

/** Takes the lock before anything of the batch can be found by another tab. */
function* takeOwnBatch({ batch, locks }: Shelf) {
  if (locks.has(batch)) return;
  const lock = new AbortController();
  locks.set(batch, lock);
  yield* call(takeBatch, batch, lock.signal);
}

function* keepEach({ memberId }: Shelf, unkept: Channel<string>) {
  const isWanted = (id: string) => (state: UploadQueueState) =>
    id in state.uploads && state.uploads[id]?.status !== 'sent';
  for (;;) {
    const id = yield* take(unkept);
    const file = fileOf(id);
    if (!file || !(yield* select(isWanted(id)))) continue;
    if (!(yield* call(keepBytes, memberId, id, file))) yield* put(filesUnkept([id]));
    // Arrived or taken out meanwhile.
    if (!(yield* select(isWanted(id)))) yield* call(eraseBytes, memberId, [id]);
  }
}
