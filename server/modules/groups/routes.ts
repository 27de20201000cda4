import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { answerOf } from '../../db/paging';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireGroupRight } from '../../permissions/groupAccess';
import { requireSettings } from '../../permissions/person';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { readDictionary } from '../communities/categories';
import { searchedPage, seenAs } from '../communities/schemas';
import { dismissSuggestion } from '../communities/suggestions';
import { listGroupSuggestions, listLog } from './discovery';
import { pin, unpin } from './pins';
import { presentGroups } from './presenter';
import { groupSettings, listGroupsOf } from './queries';
import { createGroupSchema, editGroupSchema } from './schemas';
import * as service from './service';

const ofGroup = z.object({ groupId: idParam });
/** True for the setting that shows groups of the role asked for, and for both without one. */
const isOfRole = (name: (typeof groupSettings)[number], role: 'admin' | 'member' | undefined) =>
  role === undefined || name === (role === 'admin' ? 'my_groups' : 'groups_i_follow');
const listQuery = z.object(searchedPage(pageSizes.groups));

function pinRoute(method: 'post' | 'delete'): Route {
  return memberRoute({
    method,
    path: '/api/groups/:groupId/pins/:postId',
    permission: 'group.edit',
    params: z.object({ groupId: idParam, postId: idParam }),
    handle: ({ params: { groupId, postId }, actor, deps }) =>
      (method === 'post' ? pin : unpin)(deps, actor.id, groupId, postId),
  });
}

/** Lists of groups, and a group itself (GRP-01 to GRP-03). */
export const groupRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/groups/user/:userId',
    permission: 'group.list',
    params: z.object({ userId: idParam }),
    query: listQuery.extend({ role: z.enum(['admin', 'member']).optional() }),
    /** As far as the member's privacy lets the caller see them (SET-06); `admin` names all that they run. */
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const open = await requireSettings(db, actor.id, userId, groupSettings);
      const allowed = new Set(groupSettings.filter((name) => open.has(name) && isOfRole(name, query.role)));
      const page = { ...offsetOf(query), term: query.term };
      const found = await listGroupsOf(db, actor.id, userId, allowed, page);
      return answerOf(found, await presentGroups(db, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/groups/suggestions',
    permission: 'group.list',
    query: listQuery,
    async handle({ query, actor, deps: { db } }) {
      const page = { ...offsetOf(query), term: query.term };
      const found = await listGroupSuggestions(db, actor.id, page);
      return answerOf(found, await presentGroups(db, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/groups/suggestions/:groupId',
    permission: 'group.list',
    params: ofGroup,
    handle: ({ params, actor, deps }) => dismissSuggestion(deps, actor.id, 'group', params.groupId),
  }),
  memberRoute({
    method: 'get',
    path: '/api/groups/:permalink',
    permission: 'group.view',
    params: z.object({ permalink: z.string().max(200) }),
    query: seenAs,
    handle: ({ params, query, actor, deps: { db } }) =>
      service.readGroup(db, actor.id, params.permalink, query.as),
  }),
  memberRoute({
    method: 'post',
    path: '/api/groups',
    permission: 'group.create',
    status: 201,
    body: createGroupSchema,
    handle: ({ body, actor, deps, request }) =>
      service.createGroup(deps, actor.id, body, idempotencyKeyOf(request)),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/groups/:groupId',
    permission: 'group.edit',
    params: ofGroup,
    body: editGroupSchema,
    handle: ({ params, body, actor, deps }) => service.editGroup(deps, actor.id, params.groupId, body),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/groups/:groupId',
    permission: 'group.delete',
    params: ofGroup,
    handle: ({ params, actor, deps }) => service.deleteGroup(deps, actor.id, params.groupId),
  }),
  memberRoute({
    method: 'get',
    path: '/api/groups/:groupId/log',
    permission: 'group.log',
    params: ofGroup,
    query: z.object(pageQuery(pageSizes.groups)),
    async handle({ params: { groupId }, query, actor, deps: { db, clock } }) {
      await requireGroupRight(db, actor.id, groupId, 'see_log');
      return listLog(db, actor.id, groupId, { ...offsetOf(query), now: clock.now() });
    },
  }),
  ...(['post', 'delete'] as const).map(pinRoute),
  memberRoute({
    method: 'get',
    path: '/api/dict',
    permission: 'categories.read',
    handle: ({ deps: { db } }) => readDictionary(db),
  }),
];
