import { AxiosError, isCancel, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { CancelledError } from './cancelled';
import { headersFor, refuseToken } from './client';
import { toRequestError } from './failure';
import { readToken } from './token';
import { client } from './transport';

/** Silence after which a stream counts as broken: the server says something every 25 seconds (decided). */
const longestSilenceMs = 60_000;

/** Answers as soon as the head is there; an XHR cannot be read while it comes. */
async function streaming(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const response = await fetch(client.getUri(config), {
    headers: config.headers.toJSON(true),
    // Axios' own type of a signal lacks what fetch wants; its config carries what the caller gave.
    ...(config.signal instanceof AbortSignal && { signal: config.signal }),
  });
  const { status, statusText, body } = response;
  const headers = { 'retry-after': response.headers.get('retry-after') };
  const answer = { data: body, status, statusText, headers, config };
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (response.ok && isStream && body !== null) return answer;
  const data: unknown = await response.json().catch(() => null);
  throw new AxiosError(statusText, undefined, config, null, { ...answer, data });
}

/**
 * Reads an event stream until it ends (LIVE-01). Sends the headers of every call, which the browser's EventSource
 * cannot.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export async function readEvents(
  path: string,
  signal: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const token = readToken();
  const broken = new AbortController();
  let silence = setTimeout(() => broken.abort(), longestSilenceMs);
  try {
    const { data } = await client.request<ReadableStream<Uint8Array>>({
      method: 'get',
      url: path,
      headers: { ...headersFor(token), Accept: 'text/event-stream' },
      adapter: streaming,
      responseType: 'stream',
      transformResponse: [],
      signal: AbortSignal.any([signal, broken.signal]),
    });
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    const reader = data.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(() => broken.abort(), longestSilenceMs);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (thrown) {
    if (signal.aborted) throw new CancelledError();
    const failure = toRequestError(isCancel(thrown) ? new Error('The stream fell silent') : thrown);
    if (token !== null) refuseToken(path, failure.appError, token);
    throw failure;
  } finally {
    clearTimeout(silence);
  }
}
