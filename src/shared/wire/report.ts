/** Reasons for reporting a post (RPT-01), in the order in which they are offered; `other` needs details. */
export const reportReasons = [
  'nudity',
  'self_harm',
  'hate_speech',
  'violence',
  'spam',
  'terrorism',
  'unauthorized_sales',
  'false_information',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** An entry of `GET /api/report/dict`; `code` is what a report sends as its `reason`. */
export interface WireReportReason {
  id: string;
  code: ReportReason;
  name: string;
}
