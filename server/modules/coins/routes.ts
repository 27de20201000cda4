import { z } from 'zod';
import type { WireCoinList } from '@/shared/wire/coin';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';

const none: WireCoinList = { list: [], count: 0, as_of: null, demo: false };

export const coinRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/exchange/coins/favorite/:userId',
    permission: 'coin.read',
    params: z.object({ userId: idParam }),
    async handle({ actor, params, deps }): Promise<WireCoinList> {
      // Favourites are private: other members' are an empty list.
      if (params.userId !== actor.id) return none;
      const { list, asOf, isDemo } = await deps.coins.prices();
      // An empty list has no time: there are no prices.
      if (list.length === 0) return none;
      return { list: [...list], count: list.length, as_of: asOf?.toISOString() ?? null, demo: isDemo };
    },
  }),
];
