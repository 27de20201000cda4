import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { coinSchema, priceAgeSchema, type FavouriteCoins } from './types';

export async function fetchFavouriteCoins(userId: string, { signal }: CallContext): Promise<FavouriteCoins> {
  const { list, asOf, demo } = await request({
    method: 'get',
    path: `/api/exchange/coins/favorite/${encodeURIComponent(userId)}`,
    answer: v.intersect([listOf(coinSchema), priceAgeSchema]),
    signal,
  });
  return { coins: list, asOf, isDemo: demo };
}
