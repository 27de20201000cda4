import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';

export function recordDoNotSell(doNotSell: boolean, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'post',
    path: '/api/user/doNotSell',
    body: { doNotSell },
    answer: noContent,
    signal,
  });
}
