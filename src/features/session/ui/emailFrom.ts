/** The address that another of these pages handed over, so that it need not be typed again. */
export function emailFrom(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
