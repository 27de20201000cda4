import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createResource } from '@/shared/store/createResource';

/** Loads the tags of the week (HOUR-02). */
export const loadTagsOfWeek = createResource(
  'discover/loadTags',
  lazyCall(async () => (await import('./api')).fetchTagsOfWeek),
  { concurrency: 'latest' },
);
