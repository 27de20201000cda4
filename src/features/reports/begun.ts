import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import type { Room } from '@/shared/store/rooms';
import type { Report } from './types';

export type ReportFields = Pick<Report, 'reason' | 'details'>;

/** Reports that were begun and not sent, by member and subject; all go with the session. */
export const begunReports = createTypedValues<ReportFields>();

/** Comes with the dialog. */
export const begunReportsRoom: Room = { name: 'reports/begun', flows: [forgetTyped(begunReports)] };
