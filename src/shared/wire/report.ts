/** Reasons for reporting a post (RPT-01), in display order; `other` requires details. */
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

/** Kinds of what can be reported beside posts (decided): `POST /api/report/{kind}/{id}`. */
export const reportedKinds = ['clip', 'comment', 'user', 'group', 'company'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Entry of `GET /api/report/dict`; reports send `code` as their `reason`. */
export interface WireReportReason {
  id: string;
  code: ReportReason;
  name: string;
}
