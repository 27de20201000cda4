import { z } from 'zod';
import type { WireCoin } from '@/shared/wire/coin';
import type { WireList } from '@/shared/wire/common';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { favouriteCoins } from './favouriteCoins';

export const coinRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/exchange/coins/favorite/:userId',
    permission: 'coin.read',
    params: z.object({ userId: idParam }),
    async handle({ actor, params, deps }): Promise<WireList<WireCoin>> {
      // Favourites are private: other members' are an empty list.
      const list = params.userId === actor.id ? await favouriteCoins(deps.config, deps.log) : [];
      return { list, count: list.length };
    },
  }),
];
