import { appId, isDevelopment, sendsBearer } from '../config/env';
import { requestTimeoutMs } from '../config/limits';
import { malformedError, networkError, RequestError, type AppError } from '../errors/appError';
import { beforeIdle } from '../lib/idle/untilIdle';
import { setServerLead } from '../lib/time/clock';
import { decode, isSegment, type Schema } from './decode';
import { createFailureLog } from './failureLog';
import { headersOf } from './headers';
import { loadTransport } from './loadTransport';
import { pause } from './pause';
import { readToken } from './token';
import type { AnswerHeaders } from './transport';

export interface Call<T> {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** On the page's own origin (API-09). */
  path: string;
  /** Schema of the answer, with keys in camelCase. */
  answer: Schema<T>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** A GET that changes something: done whatever the backend says to it (ANY-02), and never sent again by itself. */
  isWrite?: boolean;
  /** A 401 speaks of the password that is sent, unless it says otherwise (API-06). */
  hasPassword?: boolean;
  /** Token to send, null for none; the tab's own by default. */
  token?: string | null;
  /** Paths of maps whose keys are ids and must not be converted (API-02). */
  keepKeysAt?: readonly string[];
  onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Gets the headers of the answer, for what they alone tell. */
  onHeaders?: (headers: AnswerHeaders) => void;
}

interface ApiOptions {
  /** Milliseconds before each retry of a read. */
  retryDelaysMs: readonly number[];
  logsFailures: boolean;
}

const defaults: ApiOptions = { retryDelaysMs: [500, 2000], logsFailures: !isDevelopment };
let options: ApiOptions = defaults;
let refusalListener: ((token: string) => void) | null = null;
/** Calls that were refused, until it is known what becomes of the login. */
const waiting = new Set<(next: string | null) => void>();
/** Dead tokens in whose place the same member has another. */
const replaced = new Set<string>();

/** Without an argument, restores the defaults. */
export function configureApi(changes: Partial<ApiOptions> = {}): void {
  options = { ...defaults, ...changes };
}

/**
 * Calls the one listener whenever the server refuses the tab's token (API-06). The refused calls wait until
 * `settleRefused`. Returns the unsubscribe function.
 */
export function onTokenRefused(listener: (token: string) => void): () => void {
  refusalListener = listener;
  return () => (refusalListener = null);
}

/**
 * Sends the refused calls again, now that the same member has another token in place of `former`; without it, fails
 * them as they were refused (HOUR-05).
 */
export function settleRefused(former: string | null = null): void {
  if (former === null) replaced.clear();
  else replaced.add(former);
  for (const settle of waiting) settle(former && readToken());
  waiting.clear();
}

const logFailure = createFailureLog(async (entry) => {
  const token = readToken();
  const { exchange } = await loadTransport();
  await exchange(
    {
      method: 'post',
      url: '/api/log',
      data: entry,
      headers: headersFor(token),
      timeout: requestTimeoutMs,
    },
    { keepKeysAt: [], isAnyText: true },
  );
});

/**
 * Makes a call and checks its answer. Reads are retried after transient failures, writes never.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export function request<T>(call: Call<T>): Promise<T> {
  const answer = answerOf(call);
  return isRead(call) ? beforeIdle(answer) : answer;
}

function isRead({ method, isWrite }: Pick<Call<unknown>, 'method' | 'isWrite'>): boolean {
  return method === 'get' && isWrite !== true;
}

async function answerOf<T>(call: Call<T>): Promise<T> {
  // A browser would walk such a path.
  if (!call.path.split('/').every(isSegment)) throw new RequestError(malformedError);
  // Read before the first await: another member may log in meanwhile.
  let token = call.token === undefined ? readToken() : call.token;
  const first = token;
  const delays = isRead(call) ? options.retryDelaysMs : [];
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
      // Refused again, it is the call that is refused, not the login.
      const next = token === first ? await tokenAfter(call, failure, token) : null;
      if (next === null) throw thrown;
      token = next;
    }
  }
}

/**
 * Tells the listener if the failure of a call says that the token is dead (API-06), and waits for the one in its
 * place; null if there is none.
 */
export async function tokenAfter(
  { hasPassword = false }: Pick<Call<unknown>, 'hasPassword'>,
  { status, code }: AppError,
  token: string | null,
): Promise<string | null> {
  if (token === null || status !== 401 || code === 'validationInvalidCredentials') return null;
  if (hasPassword && code !== 'unauthorized') return null;
  if (replaced.has(token)) return readToken();
  if (token !== readToken() || !refusalListener) return null;
  return new Promise((settle) => {
    waiting.add(settle);
    refusalListener?.(token);
  });
}

async function send<T>(call: Call<T>, token: string | null): Promise<T> {
  const { exchange } = await loadTransport().catch((cause: unknown) => {
    throw new RequestError(networkError, { cause });
  });
  const sentAt = Date.now();
  const { body, headers } = await exchange(
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
    {
      keepKeysAt: call.keepKeysAt ?? [],
      // A write is done whatever the backend says to it (ANY-02).
      isAnyText: !isRead(call),
    },
  );
  call.onHeaders?.(headers);
  if (typeof headers['date'] === 'string') followClock(Date.parse(headers['date']), sentAt);
  return decode(call.answer, body);
}

/** @param second when the server answered: it names the second, which had up to 999 ms more */
function followClock(second: number, sentAt: number) {
  setServerLead(second - Date.now(), second + 999 - sentAt);
}

export function headersFor(token: string | null): Record<string, string> {
  return headersOf(token, { appId, sendsBearer });
}

function isPassing(error: AppError): boolean {
  if (error.kind === 'network' || error.status === 429) return true;
  // 501 is of a call that the backend does not have (ANY-06).
  return error.status !== null && error.status >= 500 && error.status !== 501;
}

const longestWaitMs = 4000;

function waitFor(error: AppError, delay: number): number {
  return error.retryAfter === null ? delay : Math.min(error.retryAfter * 1000, longestWaitMs);
}

function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
