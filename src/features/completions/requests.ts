import { createRequest } from '@/shared/store/createRequest';
import { fetchSuggestions } from './api';

/** Suggestions for what is typed in a field; only the newest term of each field counts. */
export const suggest = createRequest(
  'completions/suggest',
  ({ term }: { field: string; term: string }, context) => fetchSuggestions(term, context),
  { key: ({ field }) => field, concurrency: 'latest' },
);
