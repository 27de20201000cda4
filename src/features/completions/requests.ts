import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';

const fetchSuggestions = lazyCall(async () => (await import('./api')).fetchSuggestions);

/** Suggestions for what is typed in a field; only the newest term of each field counts. */
export const suggest = createRequest(
  'completions/suggest',
  ({ term }: { field: string; term: string }, context: CallContext) => fetchSuggestions(term, context),
  { key: ({ field }: { field: string }) => field, concurrency: 'latest' },
);
