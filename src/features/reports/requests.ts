import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';

/** The reasons for a report (RPT-01). */
export const loadReasons = createResource(
  'reports/loadReasons',
  lazyCall(async () => (await import('./api')).fetchReasons),
);

/** Reports a post (RPT-01); it then counts as deleted for its reporter. */
export const sendReport = createRequest(
  'reports/send',
  lazyCall(async () => (await import('./api')).sendReport),
  {
    key: ({ postId }: { postId: string }) => postId,
    messages: { success: 'reports:sent', failure: 'errors:failedTo.report' },
  },
);
