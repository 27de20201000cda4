import * as v from 'valibot';
import { id } from '@/shared/api/decode';

export const reasonSchema = v.object({
  id,
  /** Sent as the `reason` of a report. */
  code: v.string(),
  name: v.string(),
});
export type ReportReason = v.InferOutput<typeof reasonSchema>;

/** The reason that needs details (RPT-01). */
export const otherReason = 'other';

export interface Report {
  postId: string;
  reason: string;
  details: string;
}
