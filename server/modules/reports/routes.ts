import { z } from 'zod';
import { maxReportDetailsLength } from '@/shared/config/limits';
import { isTooLong, isVisible } from '@/shared/rules/text';
import type { WireList } from '@/shared/wire/common';
import { reportedKinds, reportReasons, type ReportReason, type WireReportReason } from '@/shared/wire/report';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { report } from './service';

const names: Record<ReportReason, string> = {
  nudity: 'Nudity/sexually explicit',
  self_harm: 'Suicide or self-harm',
  hate_speech: 'Hate speech',
  violence: 'Extreme violence',
  spam: 'Spam',
  terrorism: 'Terrorism',
  unauthorized_sales: 'Unauthorized sales',
  false_information: 'False information',
  other: 'Something else',
};
const dictionary: WireList<WireReportReason> = {
  list: reportReasons.map((code, index) => ({ id: String(index + 1), code, name: names[code] })),
  count: reportReasons.length,
};

/** Allows for graphemes of several bytes. */
const maxReportDetailsBytes = maxReportDetailsLength * 10;

const reportBody = z
  .object({
    reason: z.enum(reportReasons),
    details: z
      .string()
      .refine((text) => !isTooLong(text, maxReportDetailsLength, maxReportDetailsBytes))
      .transform((text) => text.trim())
      .default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || isVisible(details), { path: ['details'] });

export const reportRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/report/dict',
    permission: 'report.read',
    handle: () => dictionary,
  }),
  memberRoute({
    method: 'post',
    path: '/api/report/:postId',
    permission: 'report.create',
    params: z.object({ postId: idParam }),
    body: reportBody,
    handle: ({ params, body, actor, deps }) => report(deps, actor.id, 'post', params.postId, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/report/:kind/:id',
    permission: 'report.create',
    params: z.object({ kind: z.enum(reportedKinds), id: idParam }),
    body: reportBody,
    handle: ({ params, body, actor, deps }) => report(deps, actor.id, params.kind, params.id, body),
  }),
];
