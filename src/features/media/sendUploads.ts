import { buffers, channel, eventChannel, END, type Channel } from 'redux-saga';
import {
  actionChannel,
  call,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { RequestError, toAppError, type AppError } from '@/shared/errors/appError';
import { attempt } from '@/shared/store/attempt';
import { deleteFile, uploadImage, type Uploaded } from './api';
import { removeParts } from './parts/api';
import { takeUnfinished } from './parts/unfinished';
import {
  fileOf,
  onFilesRenewed,
  pathOf,
  releaseAllFiles,
  releaseFiles,
  renewFile,
  endUpload,
  unusedKeys,
} from './registry';
import {
  uploadFailed,
  uploadPostponed,
  uploadProgressed,
  uploadRetried,
  uploadSent,
  uploadsQueued,
  uploadsReleased,
  uploadsRenewed,
  uploadStarted,
  type UploadsState,
} from './slice';

/** Number of files sent at a time; more would time out on a slow connection. */
const parallelUploads = 3;

/** Calls that take a file in parts, too. */
const inPartsAt = /^\/upload\/video(\?|$)/;

/**
 * Sends queued files, reports their progress and aborts those that are removed. What was sent and is taken out before
 * anything refers to it is deleted, silently, as is what was sent in part: the server removes what is left of it after
 * a day.
 */
export function* sendUploads() {
  const queue = channel<string>(buffers.expanding(16));
  const renewals = eventChannel<string[]>(onFilesRenewed, buffers.expanding());
  try {
    for (let worker = 0; worker < parallelUploads; worker += 1) yield* fork(work, queue);
    yield* takeEvery(uploadsReleased, function* ({ payload }) {
      const unused = unusedKeys(payload);
      yield* call(releaseFiles, payload);
      for (const path of takeUnfinished(payload)) yield* attempt((context) => removeParts(path, context));
      for (const key of unused) yield* attempt((context) => deleteFile(key, context));
    });
    yield* takeEvery(renewals, function* (ids) {
      yield* put(uploadsRenewed(ids));
    });
    // Includes files queued before this code was loaded.
    for (const { id, status } of Object.values(yield* select((state: UploadsState) => state.uploads)))
      if (status === 'waiting') queue.put(id);
    const asked = yield* actionChannel([uploadsQueued.type, uploadRetried.type, uploadsRenewed.type]);
    for (;;) {
      const action = yield* take(asked);
      if (uploadsQueued.match(action)) for (const { id } of action.payload) queue.put(id);
      else if (uploadsRenewed.match(action)) for (const id of action.payload) queue.put(id);
      else if (uploadRetried.match(action)) {
        yield* call(renewFile, action.payload);
        queue.put(action.payload);
      }
    }
  } finally {
    renewals.close();
    if (yield* cancelled()) yield* call(releaseAllFiles);
  }
}

function* work(queue: Channel<string>) {
  for (;;) {
    const id = yield* take(queue);
    const isWanted = yield* select((state: UploadsState) => state.uploads[id]?.status === 'waiting');
    if (isWanted) yield* race({ done: call(sendWhenAllowed, id), gone: call(untilReleased, id) });
  }
}

function* untilReleased(id: string) {
  for (;;) {
    const { payload } = yield* take(uploadsReleased);
    if (payload.includes(id)) return;
  }
}

type Event = { sentBytes: number } | Uploaded | { error: AppError };

/** Sends a file. Returns the seconds to wait before the next try where a limit asks for that, else null. */
function* send(id: string): SagaGenerator<number | null> {
  const file = fileOf(id);
  if (!file) return null;
  yield* put(uploadStarted(id));
  const events = sending(id, file);
  try {
    for (;;) {
      const event = yield* take(events);
      if ('sentBytes' in event) yield* put(uploadProgressed({ id, sentBytes: event.sentBytes }));
      else if ('key' in event) {
        endUpload(id, event);
        yield* put(uploadSent({ id, ...event }));
        return null;
      } else {
        const { status, retryAfter } = event.error;
        if (status === 429 && retryAfter !== null) {
          yield* put(uploadPostponed(id));
          return retryAfter;
        }
        endUpload(id, { reason: new RequestError(event.error) });
        yield* put(uploadFailed({ id, error: event.error }));
        return null;
      }
    }
  } finally {
    events.close();
  }
}

/** Sends a file, as often as a limit of the server asks to wait first. */
function* sendWhenAllowed(id: string) {
  for (;;) {
    const seconds = yield* call(send, id);
    if (seconds === null) return;
    yield* delay(seconds * 1000);
  }
}

/** Sends in parts, by code that only large files need; whole where it cannot be loaded. */
const sendLargeFile: typeof uploadImage = async (upload, onProgress, context) => {
  const send = await import('./parts/sendInParts').then(
    ({ sendInParts }) => sendInParts,
    () => uploadImage,
  );
  return send(upload, onProgress, context);
};

/** Runs one upload as a channel of events; closing the channel aborts it. */
function sending(id: string, file: Blob) {
  return eventChannel<Event>((emit) => {
    const controller = new AbortController();
    const path = pathOf(id);
    const send = inPartsAt.test(path) ? sendLargeFile : uploadImage;
    send({ id, path, file }, (sentBytes) => emit({ sentBytes }), controller)
      .then(
        (uploaded) => emit(uploaded),
        (thrown: unknown) => emit({ error: toAppError(thrown) }),
      )
      .finally(() => emit(END));
    return () => controller.abort();
  }, buffers.sliding(2));
}
