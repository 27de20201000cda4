import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import type { ReportSubject } from './types';

/** The reasons for a report (RPT-01). */
export const loadReasons = createResource(
  'reports/loadReasons',
  lazyCall(async () => (await import('./api')).fetchReasons),
);

/** Reports a post or short video (RPT-01); its reporter then sees it no more. */
export const sendReport = createRequest(
  'reports/send',
  lazyCall(async () => (await import('./api')).sendReport),
  {
    key: ({ subject: { kind, id } }: { subject: ReportSubject }) => `${kind} ${id}`,
    messages: { success: 'reports:sent', failure: 'errors:failedTo.report' },
  },
);
