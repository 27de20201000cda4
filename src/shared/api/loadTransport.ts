/** The part that talks to the server, a chunk of its own. */
export const loadTransport = () => import('./transport');

/** Fetches that chunk ahead of the first call. */
export function prepareApi(): void {
  void loadTransport().catch(() => undefined);
}
