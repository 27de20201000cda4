import { eventChannel } from 'redux-saga';
import { all, call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { queueFiles } from '@/features/media/queue';
import { registerFile } from '@/features/media/registry';
import { uploadsAdopted } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { callOf } from '../managing/uploadCall';
import { filesChosen } from '../uploadQueue';
import { leftBehind, lostBytes } from './keptErrors';
import { hasLocks, takeBatch, type Shelf } from './shelf';
import { readBytes, readKept, type KeptUpload } from './storage';

/**
 * Goes on with files of earlier visits that no other tab sends. Only a tab in view waits for what others send, so that
 * a reload finds its own files again. Without the browser's locks, files that no tab says to have wait for the member.
 */
export function* restoreQueue(shelf: Shelf) {
  const changes = changesOf(shelf);
  try {
    for (;;) {
      if (document.visibilityState === 'visible') {
        const { left } = yield* race({ left: take(changes), adopted: call(adoptAll, shelf) });
        if (left) continue;
      }
      yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

/** Tells when the tab comes into sight or leaves it, and when another one keeps new files. Close it in the end. */
function changesOf({ tabs }: Shelf) {
  return eventChannel<true>((emit) => {
    const tell = () => emit(true);
    const stopListening = tabs.onKept(tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', tell);
    };
  });
}

function* adoptAll(shelf: Shelf): SagaGenerator<void> {
  const kept = yield* call(readKept, shelf.memberId);
  const batches = new Set(kept.map(({ batch }) => batch));
  yield* all(
    [...batches].filter((batch) => !shelf.locks.has(batch)).map((batch) => call(adopt, shelf, batch)),
  );
}

/** Takes over a batch once no other tab has it, as that tab has left it. */
function* adopt({ memberId, locks, records, tabs }: Shelf, batch: string) {
  const lock = new AbortController();
  try {
    yield* call(takeBatch, batch, lock.signal);
    if (!hasLocks() && (yield* call(tabs.isElsewhere, batch))) return;
    const kept = (yield* call(readKept, memberId)).filter((record) => record.batch === batch);
    if (kept.length === 0) return;
    const unsent = kept.filter(({ key }) => key === null).map(({ id }) => id);
    const bytes = yield* call(readBytes, memberId, unsent);
    locks.set(batch, lock);
    yield* show(kept, bytes);
    for (const record of kept) records.set(record.id, record);
    const files = kept.map(({ id, to, name, isPlaced }) => ({ id, to, name, isPlaced }));
    yield* put(filesChosen({ files, leftOut: [] }));
  } finally {
    if (!locks.has(batch)) lock.abort();
  }
}

/** Registers the files; those that did not fail are sent, where no other tab can send them too. */
function* show(kept: readonly KeptUpload[], bytes: ReadonlyMap<string, Blob>) {
  const settled: Upload[] = [];
  for (const { id, to, name, size, key, error } of kept) {
    const file = bytes.get(id);
    const upload = { id, name, size, isBackground: true };
    if (key !== null) settled.push({ ...upload, status: 'sent', sentBytes: size, key, error: null });
    else if (!file) settled.push({ ...upload, status: 'failed', sentBytes: 0, key, error: lostBytes });
    else if (error !== null || !hasLocks()) {
      registerFile(id, file, callOf(to));
      settled.push({ ...upload, status: 'failed', sentBytes: 0, key, error: error ?? leftBehind });
    } else yield* put(queueFiles([{ id, name, file }], callOf(to), true));
  }
  yield* put(uploadsAdopted(settled));
}
