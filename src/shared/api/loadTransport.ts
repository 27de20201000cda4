import { loadChunk } from '../lib/chunks/loadChunk';

const importTransport = () => import('./transport');

/** Loads axios, which is in a chunk of its own. */
export const loadTransport = () => loadChunk(importTransport);

/** Preloads that chunk before the first call. */
export function prepareApi(): void {
  void importTransport().catch(() => undefined);
}
