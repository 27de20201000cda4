/** Axios in a chunk of its own. */
export const loadTransport = () => import('./transport');

/** Preloads that chunk before the first call. */
export function prepareApi(): void {
  void loadTransport().catch(() => undefined);
}
