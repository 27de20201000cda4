import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { messageRaised } from '@/shared/store/messages';
import type { Report, ReportSubject } from './types';

const isHidden = (kind: ReportSubject['kind']) => kind === 'post' || kind === 'clip';

/** The reasons for a report (RPT-01). */
export const loadReasons = createResource(
  'reports/loadReasons',
  lazyCall(async () => (await import('./api')).fetchReasons),
);

/** Reports something (RPT-01); the reporter of a post or short video then sees it no more. */
export const sendReport = createRequest(
  'reports/send',
  lazyCall(async () => (await import('./api')).sendReport),
  {
    key: ({ subject: { kind, id } }: { subject: ReportSubject }) => `${kind} ${id}`,
    followUps: (_, { subject: { kind } }: Report) => [
      messageRaised({ kind: 'success', text: isHidden(kind) ? 'reports:sent' : 'reports:sentOf' }),
    ],
    messages: { failure: 'errors:failedTo.report' },
  },
);
