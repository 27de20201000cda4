import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, noContent, perhaps } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { statusCodeSchema, type StatusCode, type Statuses } from './types';

const statusSchema = v.object({ id, onlineStatus: statusCodeSchema });

export async function sendStatus(onlineStatus: StatusCode, { signal }: CallContext): Promise<StatusCode> {
  const answer = await request({
    method: 'post',
    path: '/api/user/onlineStatus',
    body: { onlineStatus },
    answer: perhaps(v.object({ onlineStatus: statusCodeSchema })),
    signal,
  });
  return answer?.onlineStatus ?? onlineStatus;
}

/** Fetches statuses by id; people missing from the answer show none. */
export async function fetchStatuses(ids: readonly string[], { signal }: CallContext): Promise<Statuses> {
  const answer = await request({
    method: 'get',
    path: '/api/user/onlineStatus',
    query: { ids: ids.join(',') },
    answer: v.array(statusSchema),
    signal,
  });
  return Object.fromEntries(answer.map(({ id, onlineStatus }) => [id, onlineStatus]));
}

/** Reports the member as present. */
export function sendRollCall({ signal }: CallContext): Promise<undefined> {
  return request({ method: 'post', path: '/api/user/rollCall', answer: noContent, signal });
}
