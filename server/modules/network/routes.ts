import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import type { Database } from '../../db/database';
import { answerOf } from '../../db/paging';
import { notAllowed } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { presentUsersInList } from '../people/presenter';
import { listPeople, type PeopleFilter } from './queries';
import * as service from './service';

const ofUser = z.object({ userId: idParam });
const peopleQuery = z.object({
  ...pageQuery(pageSizes.people),
  term: z.string().max(maxSearchTermLength).default(''),
  filter: z.enum(['all', 'mutual', 'requests', 'blocked', 'silenced']).default('all'),
  sort: z.enum(['recent', 'name']).default('recent'),
});

const settingOf = { followers: 'who_follows_me', following: 'who_i_follow' } as const;

/**
 * Other members' lists need access to `profile_details` and to that list (SET-06). `mutual` reveals both lists, so
 * both must be open.
 */
async function requireListAccess(
  db: Database,
  viewerId: number,
  list: 'followers' | 'following',
  memberId: number,
  filter: PeopleFilter,
): Promise<void> {
  if (viewerId === memberId) return;
  const needed = filter === 'mutual' ? Object.values(settingOf) : [settingOf[list]];
  const allowed = await requireSettings(db, viewerId, memberId, needed);
  const isPublicFilter = filter === 'all' || filter === 'mutual';
  if (!isPublicFilter || allowed.size < needed.length) throw notAllowed();
}

function listRoute(list: 'followers' | 'following'): Route {
  return memberRoute({
    method: 'get',
    path: `/api/follower/${list}/:userId`,
    permission: 'network.list',
    mayLag: ({ params, actor }) => params.userId !== actor.id,
    params: ofUser,
    query: peopleQuery,
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      await requireListAccess(db, actor.id, list, userId, query.filter);
      const { term, filter, sort } = query;
      const page = { ...offsetOf(query), term, filter, sort };
      const found = await listPeople(db, actor.id, list, userId, page);
      return answerOf(found, await presentUsersInList(db, actor.id, found.ids));
    },
  });
}

type Change = typeof service.follow | typeof service.requestFollow | typeof service.silence;

function changeRoute(method: 'post' | 'delete', path: string, change: Change): Route {
  return memberRoute({
    method,
    path: `/api/follower/${path}`,
    permission: 'network.change',
    params: ofUser,
    handle: ({ params, actor, deps }) => change(deps, actor.id, params.userId),
  });
}

/** Following, requests, blocks, silences, and the lists of people. */
export const networkRoutes: readonly Route[] = [
  listRoute('followers'),
  listRoute('following'),
  changeRoute('post', ':userId/follow', service.follow),
  changeRoute('delete', ':userId/unfollow', service.changeBond('unfollow')),
  changeRoute('post', 'remove/:userId', service.changeBond('remove')),
  changeRoute('post', 'invite/:userId', service.requestFollow),
  changeRoute('delete', 'invite/:userId', service.changeBond('cancel')),
  changeRoute('post', ':userId/block', service.changeBond('block')),
  changeRoute('post', ':userId/unblock', service.changeBond('unblock')),
  changeRoute('post', ':userId/silence', service.silence),
  changeRoute('post', ':userId/unsilence', service.unsilence),
  memberRoute({
    method: 'patch',
    path: '/api/follower/invite/:inviteId/:answer',
    permission: 'network.change',
    params: z.object({ inviteId: idParam, answer: z.enum(['accept', 'decline']) }),
    handle: ({ params, actor, deps }) =>
      service.answerRequest(deps, actor.id, params.inviteId, params.answer),
  }),
];
