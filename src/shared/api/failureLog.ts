import type { AppError } from '../errors/appError';

const maxLength = 4000;
const maxPerMinute = 10;

export interface FailedCall {
  method: string;
  /** Without the query, which may hold addresses, search terms or tokens. */
  path: string;
  error: AppError;
}

/** Reports failed calls (API-04), at most 10 a minute; never 4xx answers, and never failures of the log call itself. */
export function createFailureLog(
  send: (entry: { uuid: string; logText: string }) => Promise<void>,
  now: () => number = Date.now,
) {
  let minute = 0;
  let sentThisMinute = 0;
  return function logFailure({ method, path, error }: FailedCall): void {
    if (error.status !== null && error.status >= 400 && error.status < 500) return;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      sentThisMinute = 0;
    }
    if (sentThisMinute >= maxPerMinute) return;
    sentThisMinute += 1;
    const logText = `${method.toUpperCase()} ${path} ${error.kind} ${error.code} ${error.status ?? '-'}`;
    // A failing log call is neither logged nor shown.
    send({ uuid: randomId(), logText: logText.slice(0, maxLength) }).catch(() => undefined);
  };
}

/** Version 4 UUID. `crypto.randomUUID` exists on secure pages only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
