import { LRUCache } from 'lru-cache';
import type { WirePreview } from '@/shared/wire/post';
import type { Clock } from '../clock';
import { dayMs } from '../durations';

const foundMs = dayMs;
const missingMs = 300_000;
const maxEntries = 2_000;

/** Results of page look-ups: undefined for an unknown page, null for one without a preview. */
export interface PreviewCache {
  get(url: string): WirePreview | null | undefined;
  set(url: string, preview: WirePreview | null): void;
}

export function createPreviewCache(clock: Clock): PreviewCache {
  const entries = new LRUCache<string, { preview: WirePreview | null; until: number }>({ max: maxEntries });
  return {
    get(url) {
      const found = entries.get(url);
      return found !== undefined && found.until > clock.now().getTime() ? found.preview : undefined;
    },
    set(url, preview) {
      const until = clock.now().getTime() + (preview === null ? missingMs : foundMs);
      entries.set(url, { preview, until });
    },
  };
}
