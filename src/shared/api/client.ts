import { appId, isDevelopment } from '../config/env';
import { requestTimeoutMs } from '../config/limits';
import { networkError, RequestError, type AppError } from '../errors/appError';
import { setServerTime } from '../lib/time/clock';
import { CancelledError } from './cancelled';
import { decode, type Schema } from './decode';
import { createFailureLog } from './failureLog';
import { loadTransport } from './loadTransport';
import { readToken } from './token';

/** One call of the wire contract. */
export interface Call<T> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Path on the page's own origin (API-09). */
  path: string;
  /** What the answer must look like, in camelCase. */
  answer: Schema<T>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Whose call it is, where not this tab's. */
  token?: string;
  /** Paths in the answer whose values are maps keyed by id (API-02). */
  keepKeysAt?: readonly string[];
  onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
}

interface ApiOptions {
  /** Pauses before each further try of a read that failed for no lasting reason, in milliseconds. */
  retryDelaysMs: readonly number[];
  logsFailures: boolean;
}

const defaults: ApiOptions = { retryDelaysMs: [500, 2000], logsFailures: !isDevelopment };
let options: ApiOptions = defaults;
const refusalListeners = new Set<(token: string) => void>();

/** Changes how calls are retried and logged; without an argument, back to the defaults. */
export function configureApi(changes: Partial<ApiOptions> = {}): void {
  options = { ...defaults, ...changes };
}

/** Tells when the server refuses the token of a call (API-06). Returns how to stop listening. */
export function onTokenRefused(listener: (token: string) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

const logFailure = createFailureLog(async (entry) => {
  const token = readToken();
  const { exchange } = await loadTransport();
  await exchange({ method: 'post', url: '/api/log', data: entry, headers: headersFor(token) }, []);
});

/**
 * Makes a call and checks its answer. Reads are tried again after passing faults; writes never are.
 * @throws RequestError, or CancelledError when the call's signal is aborted
 */
export async function request<T>(call: Call<T>): Promise<T> {
  // Read before anything is awaited: whose call it is does not change on the way.
  const token = call.token ?? readToken();
  const delays = call.method === 'get' ? options.retryDelaysMs : [];
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(call, token);
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      const failure = thrown.appError;
      const delay = delays[attempt];
      if (delay !== undefined && isPassing(failure)) {
        await pause(jittered(waitFor(failure, delay)), call.signal);
        continue;
      }
      if (options.logsFailures) logFailure({ method: call.method, path: call.path, error: failure });
      if (failure.status === 401 && token !== null && call.path !== '/api/users/auth') {
        for (const listener of refusalListeners) listener(token);
      }
      throw thrown;
    }
  }
}

async function send<T>(call: Call<T>, token: string | null): Promise<T> {
  const { exchange } = await loadTransport().catch((cause: unknown) => {
    throw new RequestError(networkError, { cause });
  });
  const { body, date } = await exchange(
    {
      method: call.method,
      url: call.path,
      params: call.query,
      data: call.body,
      headers: { ...headersFor(token), ...call.headers },
      signal: call.signal,
      timeout: call.timeoutMs ?? requestTimeoutMs,
      onUploadProgress:
        call.onUploadProgress && (({ loaded, total }) => call.onUploadProgress?.(loaded, total ?? 0)),
    },
    call.keepKeysAt ?? [],
  );
  if (date !== null) setServerTime(Date.parse(date));
  return decode(call.answer, payloadOf(body));
}

function headersFor(token: string | null): Record<string, string> {
  return token === null ? { 'X-App': appId } : { 'X-App': appId, 'X-Token': token };
}

/** The body, or its `data` where a backend wraps it so (API-09). */
function payloadOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

function isPassing(error: AppError): boolean {
  return error.kind === 'network' || error.status === 429 || (error.status !== null && error.status >= 500);
}

const longestWaitMs = 4000;

function waitFor(error: AppError, delay: number): number {
  return error.retryAfter === null ? delay : Math.min(error.retryAfter * 1000, longestWaitMs);
}

function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new CancelledError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
