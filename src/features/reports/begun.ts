import { take } from 'typed-redux-saga';
import { createTypedValues } from '@/shared/forms/typedValues';
import type { Room } from '@/shared/store/rooms';
import { sessionEnded } from '@/shared/store/sessionEnd';
import type { Report } from './types';

export type ReportFields = Pick<Report, 'reason' | 'details'>;

/** Reports that were begun and not sent, by member and subject; all go with the session (AUTH-08). */
export const begunReports = createTypedValues<ReportFields>();

function* forgetBegun() {
  try {
    yield* take(sessionEnded);
  } finally {
    begunReports.forgetAll();
  }
}

/** Comes with the dialog. */
export const begunReportsRoom: Room = { name: 'reports/begun', flows: [forgetBegun] };
