import { loadChunk } from '../lib/chunks/loadChunk';

import type * as Transport from './transport';

let loaded: typeof Transport | null = null;

const importTransport = async () => (loaded ??= await import('./transport'));

/** Loads axios, which is in a chunk of its own. A page that is being left waits for no second load. */
export const loadTransport = async () => loaded ?? loadChunk(importTransport);

/** Preloads that chunk before the first call. */
export function prepareApi(): void {
  void importTransport().catch(() => undefined);
}
