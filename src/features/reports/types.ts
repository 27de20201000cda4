import * as v from 'valibot';
import { idOrNull, text } from '@/shared/api/decode';
import type { ReportedKind } from '@/shared/wire/report';

/** `code` is sent as the `reason` of a report. */
export const reasonSchema = v.pipe(
  v.object({ id: idOrNull, code: idOrNull, name: text }),
  v.transform(({ id, code, name }) => ({ id: id ?? code, code: code ?? id, name: name || code })),
  v.object({ id: v.string(), code: v.string(), name: v.string() }),
);
export type ReportReason = v.InferOutput<typeof reasonSchema>;

/** The reason that needs details (RPT-01). */
export const otherReason = 'other';

/** Thing or person that a report is about. */
export interface ReportSubject {
  kind: 'post' | ReportedKind;
  id: string;
}

export interface Report {
  subject: ReportSubject;
  reason: string;
  details: string;
}
