import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import * as api from './api';

/** The reasons for a report (RPT-01). */
export const loadReasons = createResource('reports/loadReasons', api.fetchReasons);

/** Reports a post (RPT-01); it then counts as deleted for its reporter. */
export const sendReport = createRequest('reports/send', api.sendReport, {
  key: ({ postId }: { postId: string }) => postId,
  messages: { success: 'reports:sent', failure: 'errors:failedTo.report' },
});
