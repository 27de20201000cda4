import { loadChunk } from '../lib/chunks/loadChunk';

type Transport = typeof import('./transport');

let loaded: Transport | null = null;

const importTransport = async () => (loaded ??= await import('./transport'));

/** Loads axios, which is in a chunk of its own. A page that is being left waits for no second load. */
export const loadTransport = async () => loaded ?? loadChunk(importTransport);

/** Preloads that chunk before the first call. */
export function prepareApi(): void {
  void importTransport().catch(() => undefined);
}
