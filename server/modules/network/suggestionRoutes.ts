import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { answerOf } from '../../db/paging';
import { dismissedSuggestions, users } from '../../db/schema';
import { notFound } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { notBlocked } from '../../permissions/visibility';
import { presentUsersInList } from '../people/presenter';
import { listSuggestions } from './suggestions';

export const suggestionRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/friends/sugg',
    permission: 'network.suggest',
    mayLag: () => true,
    query: z.object(pageQuery(pageSizes.people)),
    async handle({ query, actor, deps: { db } }) {
      const found = await listSuggestions(db, actor.id, offsetOf(query));
      return answerOf(found, await presentUsersInList(db, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/friends/sugg/:userId',
    permission: 'network.suggest',
    params: z.object({ userId: idParam }),
    async handle({ params, actor, deps: { db, clock } }) {
      const [member] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, params.userId), notBlocked(users.id, actor.id)));
      if (member === undefined) throw notFound();
      await db
        .insert(dismissedSuggestions)
        .values({ userId: actor.id, dismissedId: member.id, createdAt: clock.now() })
        .onConflictDoNothing();
    },
  }),
];
