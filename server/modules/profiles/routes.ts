import { z } from 'zod';
import type { WireList } from '@/shared/wire/common';
import type { WireWeek } from '@/shared/wire/user';
import { memberRoute, type Route } from '../../http/route';
import { idParam, wholeNumber } from '../../http/validation';
import { readInCommon } from './inCommon';
import { presentLoggedUser } from './presenter';
import { readProfile } from './service';
import { endOfDay, maxWeeks, readWeeks, usualWeeks } from './weeks';

export const profileRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/user/user/new',
    permission: 'user.readSelf',
    handle: ({ deps, actor }) => presentLoggedUser(deps, actor.id),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/user/new/:permalink',
    permission: 'user.readProfile',
    params: z.object({ permalink: z.string().max(200) }),
    handle: ({ deps, actor, params }) => readProfile(deps.db, actor.id, params.permalink),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/:userId/common',
    permission: 'user.readProfile',
    mayLag: () => true,
    params: z.object({ userId: idParam }),
    handle: ({ deps, actor, params }) => readInCommon(deps.db, actor.id, params.userId),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/dashboard',
    permission: 'user.readSelf',
    query: z.object({
      weeks: wholeNumber(maxWeeks).default(usualWeeks),
      // Of this century: far from the dates that the database cannot hold.
      until: z.iso.datetime().startsWith('20').optional(),
    }),
    async handle({ deps: { db, clock }, actor, query: { weeks, until } }): Promise<WireList<WireWeek>> {
      const end = until === undefined ? endOfDay(clock.now()) : new Date(until);
      const list = await readWeeks(db, actor.id, { weeks, end });
      return { list, count: list.length };
    },
  }),
];
