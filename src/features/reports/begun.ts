import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import type { Room } from '@/shared/store/rooms';
import { sendReport } from './requests';
import type { Report } from './types';

export type ReportFields = Pick<Report, 'reason' | 'details'>;

/** Reports that were begun and not sent, by member and subject; all go with the session. */
export const begunReports = createTypedValues<ReportFields>();

/** Forgets a report once it is sent, also where its form was closed meanwhile; what was entered since stays. */
const forgetReports = forgetTyped(begunReports, {
  on: sendReport.success,
  key: ({ meta: { arg } }) => arg.begunAs,
  isAll: ({ meta: { arg } }, { reason, details }) => reason === arg.reason && details.trim() === arg.details,
});

/** Comes with the dialog. */
export const begunReportsRoom: Room = { name: 'reports/begun', flows: [forgetReports] };
