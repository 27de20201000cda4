import { ApiError, type ErrorCode } from '../errors';

/** Limits on the size and duration of a body. */
export interface BodyPace {
  maxBytes: number;
  /** Counted from the start of reading. */
  maxSeconds: number;
  /** Checked after the first 30 s; 0 disables it. */
  minBytesPerSecond: number;
  /** Error code of the 413. */
  tooLarge: ErrorCode;
}

const graceSeconds = 30;

/**
 * Reads a request's body in chunks. Throws 413 beyond `maxBytes`, 408 when it is too slow or cut off, 423 when the
 * signal aborts, and stops reading at once, so that a caller can neither hold a connection nor fill the memory.
 */
export async function* bodyChunks(
  request: Request,
  pace: BodyPace,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > pace.maxBytes)
    throw new ApiError(413, pace.tooLarge);
  if (request.body === null) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const start = performance.now();
  let size = 0;
  try {
    for (;;) {
      const seconds = secondsLeft(pace, size, (performance.now() - start) / 1000);
      const part = await withDeadline(readPart(reader), seconds, signal);
      if (part.done) return;
      size += part.value.length;
      if (size > pace.maxBytes) throw new ApiError(413, pace.tooLarge);
      yield part.value;
    }
  } finally {
    // Also when the consumer stops early; cancelling a finished body does nothing.
    await reader.cancel().catch(() => undefined);
  }
}

/** Time left until the body would be too late or too slow if no more bytes came. */
function secondsLeft({ maxSeconds, minBytesPerSecond }: BodyPace, size: number, elapsed: number): number {
  const byTotal = maxSeconds - elapsed;
  if (minBytesPerSecond === 0) return byTotal;
  return Math.min(byTotal, graceSeconds + size / minBytesPerSecond - elapsed);
}

async function readPart(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch {
    // Nobody is left to read the answer.
    throw new ApiError(408, 'genericError');
  }
}

async function withDeadline<T>(
  work: Promise<T>,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError(408, 'genericError')), Math.max(0, seconds * 1000));
    stop = () => reject(new ApiError(423, 'notAllowed'));
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) stop();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
