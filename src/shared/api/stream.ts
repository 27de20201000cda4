import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { apiError, malformedError, networkError, RequestError } from '../errors/appError';
import { CancelledError } from './cancelled';
import { headersFor, tokenAfter } from './client';
import { readToken } from './token';

/** Silence after which a stream counts as broken: the server says something every 25 seconds (decided). */
const longestSilenceMs = 60_000;

/**
 * Reads an event stream until it ends (LIVE-01). The one call that axios does not make, since it hands over an answer
 * when it is whole; and not the browser's EventSource, which sends no headers.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export async function readEvents(
  path: string,
  signal: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const token = readToken();
  const silence = new AbortController();
  const breakOff = () => silence.abort();
  let timer = setTimeout(breakOff, longestSilenceMs);
  try {
    const answer = await fetch(path, {
      headers: { ...headersFor(token), Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    const reader = bodyOf(answer).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(breakOff, longestSilenceMs);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (thrown) {
    if (signal.aborted) throw new CancelledError();
    const failure =
      thrown instanceof RequestError ? thrown : new RequestError(networkError, { cause: thrown });
    // Waits for a login, so that the next try carries its token.
    await tokenAfter({}, failure.appError, token);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/** @throws RequestError unless the answer is a stream of events */
function bodyOf({ ok, status, headers, body }: Response): ReadableStream<Uint8Array> {
  if (!ok) throw new RequestError(apiError({ status, code: 'genericError' }));
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true)
    throw new RequestError(malformedError);
  return body;
}
