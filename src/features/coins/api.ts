import { request } from '@/shared/api/client';
import { listOf } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { coinSchema, type Coin } from './types';

export async function fetchFavouriteCoins(userId: string, { signal }: CallContext): Promise<Coin[]> {
  const { list } = await request({
    method: 'get',
    path: `/api/exchange/coins/favorite/${encodeURIComponent(userId)}`,
    answer: listOf(coinSchema),
    signal,
  });
  return list;
}
