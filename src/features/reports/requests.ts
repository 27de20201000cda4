import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
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

interface SentReport extends Report {
  /** Names the form. */
  form: string;
  /** Key under which what was entered is kept. */
  begunAs: string;
}

/**
 * Reports something (RPT-01); the reporter of a post or short video then sees it no more. An answer for a closed form
 * shows in no other.
 */
export const sendReport = createRequest(
  'reports/send',
  lazyCall(async () => {
    const { sendReport: send } = await import('./api');
    return (report: SentReport, context: CallContext) => send(report, context);
  }),
  {
    key: ({ form }: { form: string }) => form,
    followUps: (_, { subject: { kind } }: Report) => [
      messageRaised({ kind: 'success', text: isHidden(kind) ? 'reports:sent' : 'reports:sentOf' }),
    ],
    messages: { failure: 'errors:failedTo.report' },
  },
);
