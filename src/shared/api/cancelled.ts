/** Thrown by a call that the app aborted itself. Neither shown nor logged (API-03). */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export function isCancelled(thrown: unknown): boolean {
  return thrown instanceof CancelledError;
}
