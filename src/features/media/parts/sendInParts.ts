import { CancelledError, isCancelled } from '@/shared/api/cancelled';
import { toAppError, type AppError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { untold, uploadImage, type UploadCall, type Uploaded } from '../api';
import { beginParts, fetchMade, fetchOffset, removeParts, sendPart } from './api';
import { partBytes, pauseMs, sense } from './tries';
import { noteUnfinished, takeUnfinished, unfinishedOf } from './unfinished';

/**
 * Sends a large file in parts and goes on where a cut connection left it (CLIP-02), a later try too. Waits while the
 * browser is offline. A backend that takes no parts gets the whole file by one call.
 * @throws RequestError once it keeps failing, or is refused
 */
export async function sendInParts(
  upload: UploadCall,
  onProgress: (sentBytes: number) => void,
  context: CallContext,
): Promise<Uploaded> {
  const { id, file } = upload;
  /** Tries since the last byte that has arrived. */
  let tries = 0;
  let arrived = 0;
  const arriveAt = (offset: number) => {
    if (offset > arrived) tries = 0;
    arrived = Math.max(arrived, offset);
    onProgress(offset);
  };
  for (;;) {
    await untilOnline(context.signal);
    try {
      const begun = await findOrBegin(upload, context);
      if (begun === null) break;
      const { path } = begun;
      let { offset } = begun;
      arriveAt(offset);
      do {
        const from = offset;
        const part = await file.slice(from, from + partBytes(file.size)).arrayBuffer();
        await sendPart(
          { path, offset, part },
          (sent) => onProgress(Math.min(from + sent, file.size)),
          context,
        );
        offset += part.byteLength;
        arriveAt(offset);
      } while (offset < file.size);
      return await madeOf(path, id, context);
    } catch (thrown) {
      if (isCancelled(thrown)) throw thrown;
      const answer = sense(toAppError(thrown), unfinishedOf(id) !== null);
      if (answer === 'noParts') break;
      if (answer === 'gone') takeUnfinished([id]);
      const pause = pauseMs(tries);
      if (answer === 'refused' || pause === null) throw thrown;
      tries += 1;
      await pauseFor(pause, context.signal);
    }
  }
  takeUnfinished([id]);
  return uploadImage(upload, onProgress, context);
}

/** Asks where the upload stands, or begins it. Null where the backend takes no parts. */
async function findOrBegin(
  upload: UploadCall,
  context: CallContext,
): Promise<{ path: string; offset: number } | null> {
  const known = unfinishedOf(upload.id);
  if (known !== null)
    return { path: known, offset: await fetchOffset({ path: known, size: upload.file.size }, context) };
  // A begin that is cut short might leave something behind.
  const begun = await beginParts(upload, { signal: new AbortController().signal });
  if (begun === null) return null;
  if (context.signal.aborted) {
    await removeParts(begun.path, { signal: new AbortController().signal }).catch(() => undefined);
    throw new CancelledError();
  }
  noteUnfinished(upload.id, begun.path);
  return begun;
}

/** Reads what the upload has made, as far as the backend tells. */
async function madeOf(path: string, id: string, context: CallContext): Promise<Uploaded> {
  const made = await fetchMade(path, context).catch((thrown: unknown) => {
    if (isUntold(toAppError(thrown))) return untold;
    throw thrown;
  });
  takeUnfinished([id]);
  return made;
}

/** True for a backend of the protocol that has no such call. */
const isUntold = ({ kind, status }: AppError) =>
  kind === 'malformed' || [404, 405, 501].includes(status ?? 0);

/** Waits while the browser has no connection. */
async function untilOnline(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) await pauseFor(null, signal);
}

/** Waits for so long, or until the browser is online again. Without a time, for that alone. */
function pauseFor(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const settling = (settle: () => void) => () => {
      clearTimeout(timer);
      ended.abort();
      settle();
    };
    const go = settling(resolve);
    const cancel = settling(() => reject(new CancelledError()));
    const timer = ms === null ? undefined : setTimeout(go, ms);
    addEventListener('online', go, { signal: ended.signal });
    signal.addEventListener('abort', cancel, { signal: ended.signal });
    if (signal.aborted) cancel();
  });
}
