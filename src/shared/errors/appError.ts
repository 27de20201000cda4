/**
 * Plain data of any failure, so that it can be kept in the store.
 * - `api`: the server answered with an error; `code` is its dictionary code (ERR-01).
 * - `timeout`, `network`: connectivity errors, "Request timeout" and "Request failed" (API-03).
 * - `malformed`: the answer breaks the contract (API-07).
 * - `cancelled`: the member gave up waiting for it.
 */
export interface AppError {
  kind: 'api' | 'timeout' | 'network' | 'malformed' | 'cancelled';
  code: string;
  status: number | null;
  params: Record<string, string | number>;
  fields: Record<string, string>;
  /** Seconds, from `Retry-After`. */
  retryAfter: number | null;
}

const blank = { status: null, params: {}, fields: {}, retryAfter: null };

export const timeoutError: AppError = { ...blank, kind: 'timeout', code: 'requestTimeout' };
export const networkError: AppError = { ...blank, kind: 'network', code: 'requestFailed' };
export const malformedError: AppError = { ...blank, kind: 'malformed', code: 'requestFailed' };
export const cancelledError: AppError = { ...blank, kind: 'cancelled', code: 'requestCancelled' };

/** True after "Cancel", whose focus then belongs to what offers the next try. */
export function isGivenUp({ code }: Pick<AppError, 'code'>): boolean {
  return code === cancelledError.code;
}

export function apiError(error: Partial<AppError> & Pick<AppError, 'code' | 'status'>): AppError {
  return { ...blank, kind: 'api', ...error };
}

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly appError: AppError;

  constructor(appError: AppError, options?: ErrorOptions) {
    super(appError.code, options);
    this.appError = appError;
  }
}

export function toAppError(thrown: unknown): AppError {
  return thrown instanceof RequestError ? thrown.appError : apiError({ code: 'genericError', status: null });
}

/** True when the write may have arrived, so that sending it again could do it twice. */
export function isUnanswered(error: AppError): boolean {
  return error.kind !== 'api' || (error.status !== null && error.status >= 500);
}

/** True if the backend does not know the call: a 404 with a code speaks of the thing instead (ANY-06). */
export function isUnknownCall({ status, code }: AppError): boolean {
  return status === 405 || status === 501 || (status === 404 && code === 'genericError');
}

/** True when no answer came through, which the next try may well get. */
export function isConnectivity({ kind }: AppError): boolean {
  return kind === 'network' || kind === 'timeout';
}
