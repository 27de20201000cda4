import { ApiError, type ErrorCode } from '../errors';

/** How long and how slowly a body may come (reliability row 17). */
export interface BodyPace {
  maxBytes: number;
  /** From the start of reading to its end. */
  maxSeconds: number;
  /** After the first 30 s; 0 for no such floor. */
  minBytesPerSecond: number;
  /** Code of the 413. */
  tooLarge: ErrorCode;
}

const graceSeconds = 30;

/**
 * A request's body as it comes. More than `maxBytes` is 413, too slow is 408; in both cases reading stops at once, so
 * that nobody can hold a connection or fill the memory.
 */
export async function* bodyChunks(
  request: Request,
  pace: BodyPace,
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
      const part = await withDeadline(reader.read(), seconds);
      if (part.done) return;
      size += part.value.length;
      if (size > pace.maxBytes) throw new ApiError(413, pace.tooLarge);
      yield part.value;
    }
  } finally {
    // Also when the consumer stops early; a body that was read whole is not touched by it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Until the body would be too late or too slow if nothing more came. */
function secondsLeft({ maxSeconds, minBytesPerSecond }: BodyPace, size: number, elapsed: number): number {
  const byTotal = maxSeconds - elapsed;
  if (minBytesPerSecond === 0) return byTotal;
  return Math.min(byTotal, graceSeconds + size / minBytesPerSecond - elapsed);
}

async function withDeadline<T>(work: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError(408, 'genericError')), Math.max(0, seconds * 1000));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
