import { maxReportDetailsLength } from '@/shared/config/limits';
import { object, string, visibleText } from '@/shared/forms/schema';
import { otherReason } from './types';

/** "Something else" requires details (RPT-01). */
export const reportSchema = object({
  reason: string().required(),
  details: string()
    .trim()
    .max(maxReportDetailsLength)
    .when('reason', { is: otherReason, then: (details) => details.concat(visibleText()) }),
});
