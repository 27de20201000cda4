/** Thrown by a call that the app itself gave up: neither an error nor logged (API-03). */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export function isCancelled(thrown: unknown): boolean {
  return thrown instanceof CancelledError;
}
