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

export function sendReport({ postId, reason, details }: Report, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/report/${encodeURIComponent(postId)}`,
    body: { reason, details },
    answer: noContent,
    signal,
  });
}
