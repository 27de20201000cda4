import { request } from '@/shared/api/client';
import { listOf, noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { reasonSchema, type Report, type ReportReason } from './types';

/** Fetches the reasons for a report in the order of the server. */
export async function fetchReasons({ signal }: CallContext): Promise<ReportReason[]> {
  const { list } = await request({
    method: 'get',
    path: '/api/report/dict',
    answer: listOf(reasonSchema),
    signal,
  });
  return list;
}

/** Reports a post by the customer's call, anything else by its kind. */
export function sendReport(
  { subject: { kind, id }, reason, details }: Report,
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/report/${kind === 'post' ? '' : `${kind}/`}${encodeURIComponent(id)}`,
    body: { reason, details },
    answer: noContent,
    signal,
  });
}
