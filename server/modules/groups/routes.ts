import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { presentGroups } from './presenter';
import { groupSettings, listGroupsOf } from './queries';

/** Groups of a member, as far as their privacy lets the caller see them (SET-06). */
export const groupRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/groups/user/:userId',
    permission: 'group.list',
    params: z.object({ userId: idParam }),
    query: z.object({
      ...pageQuery(pageSizes.groups),
      term: z.string().max(maxSearchTermLength).default(''),
    }),
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const allowed = await requireSettings(db, actor.id, userId, groupSettings);
      const page = { ...offsetOf(query), term: query.term };
      const { ids, count } = await listGroupsOf(db, actor.id, userId, allowed, page);
      return { list: await presentGroups(db, actor.id, ids), count };
    },
  }),
];
