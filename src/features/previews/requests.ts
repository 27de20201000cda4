import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';

const fetchPreview = lazyCall(async () => (await import('./api')).fetchPreview);

/** Loads the preview of an editor's link; only the newest link of an editor counts. */
export const loadPreview = createRequest(
  'previews/load',
  ({ url }: { editor: string; url: string }, context: CallContext) => fetchPreview(url, context),
  { key: ({ editor }: { editor: string }) => editor, concurrency: 'latest' },
);
