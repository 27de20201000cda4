import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { farewellMs } from '../lib/chunks/loadChunk';
import { CancelledError } from './cancelled';
import { takeEarlyAnswer } from './earlyAnswers';
import { isBrokenOff, toRequestError } from './failure';
import { convertKeys } from './keys';
import { isPageLeft } from './leaving';
import { pause } from './pause';

const transitional = { silentJSONParsing: false, clarifyTimeoutError: true };

/** The only axios client, in a chunk of its own so that the first screen paints without it. */
const client = axios.create({
  baseURL: '/',
  responseType: 'json',
  // Without these, axios takes broken JSON for text and sends the token to absolute URLs.
  transitional,
  allowAbsoluteUrls: false,
});

/** Sends what an XHR cannot, since it ends with the page: axios' own adapter to fetch weighs ten times as much. */
async function outlivingThePage(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const body = typeof config.data === 'string' ? config.data : null;
  if (body === null) config.headers.delete('Content-Type');
  const response = await fetch(client.getUri(config), {
    method: config.method?.toUpperCase() ?? 'GET',
    headers: config.headers.toJSON(true),
    body,
    keepalive: true,
  });
  const { status, statusText } = response;
  const answer = { data: await response.text(), status, statusText, headers: {}, config };
  if (!response.ok) throw new AxiosError(statusText, undefined, config, null, answer);
  return answer;
}

/** Hands on what was asked before this code was there; without an answer the call is made now. */
function adopting(early: Promise<string | null>): AxiosAdapter {
  return async (config) => {
    const data = await unlessAborted(early, config.signal);
    if (data === null) return axios.getAdapter(client.defaults.adapter)(config);
    // In a task of its own, as from the network: what asked for it may still be rendering.
    await new Promise((resolve) => setTimeout(resolve));
    return { data, status: 200, statusText: '', headers: {}, config };
  };
}

function unlessAborted<T>(work: Promise<T>, signal: InternalAxiosRequestConfig['signal']): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    work.then(resolve, reject);
  });
}

function adapterFor({ method, url, params, headers }: Message): { adapter?: AxiosAdapter } {
  if (isPageLeft()) return { adapter: outlivingThePage };
  const early = method === 'get' ? takeEarlyAnswer(client.getUri({ url, params }), headers['X-Token']) : null;
  return early ? { adapter: adopting(early) } : {};
}

interface Message extends Pick<
  AxiosRequestConfig,
  'method' | 'url' | 'data' | 'timeout' | 'onUploadProgress'
> {
  params?: Readonly<Record<string, unknown>> | undefined;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** By their names in lower case. */
export type AnswerHeaders = Readonly<Record<string, unknown>>;

interface Reading {
  /** Paths of maps whose keys stay as they are. */
  keepKeysAt: readonly string[];
  /** The answer need not be JSON. */
  isAnyText: boolean;
}

/**
 * Sends a message. Returns the payload of the body, with keys in camelCase, and the headers.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export async function exchange(
  message: Message,
  { keepKeysAt, isAnyText }: Reading,
): Promise<{ body: unknown; headers: AnswerHeaders }> {
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request<unknown>({
      ...message,
      transitional: { ...transitional, silentJSONParsing: isAnyText },
      ...adapterFor(message),
    });
    if (isAnyText && isBroken(response.data)) throw new SyntaxError('The answer is cut off, or a page');
  } catch (thrown) {
    if (axios.isCancel(thrown)) throw new CancelledError();
    // A read is retried meanwhile.
    if (isBrokenOff(thrown) && message.method !== 'get') await pause(farewellMs, message.signal);
    throw toRequestError(thrown);
  }
  try {
    return { body: convertKeys(payloadOf(response.data), keepKeysAt), headers: response.headers };
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}

/**
 * Text that begins like a page or like JSON is not what a backend said: something on the way said it, or cut it off.
 */
function isBroken(answer: unknown): boolean {
  return typeof answer === 'string' && /^\s*[<{[]/.test(answer);
}

/** Unwraps `data`, which some backends put around the body (API-09). */
function payloadOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
