import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { answerOf } from '../../db/paging';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf } from '../../http/validation';
import { requireGroupRight } from '../../permissions/groupAccess';
import { searchedPage } from '../communities/schemas';
import { answerInvite, invite, listInvites, withdrawInvite } from './invites';
import { listInvitable, presentInvitable } from './members';
import { presentStanding } from './presenter';
import { answerSchema, inviteSchema } from './schemas';
import { readWaiting } from './waiting';

const ofInvite = z.object({ inviteId: idParam });
const listQuery = searchedPage(pageSizes.invites);

/** Invitations and requests to join (GRP-01, GRP-05, GRP-06). */
export const groupInviteRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/invites/group',
    permission: 'group.list',
    query: z.object({ ...listQuery, dir: z.enum(['in', 'out']).default('in') }),
    handle: ({ query, actor, deps: { db } }) =>
      listInvites(db, actor.id, { ...offsetOf(query), term: query.term, dir: query.dir }),
  }),
  memberRoute({
    method: 'get',
    path: '/api/invites/group/waiting',
    permission: 'group.list',
    handle: ({ actor, deps: { db } }) => readWaiting(db, actor.id),
  }),
  memberRoute({
    method: 'post',
    path: '/api/invites/group/:groupId/create/:userId',
    permission: 'group.invite',
    params: z.object({ groupId: idParam, userId: idParam }),
    body: inviteSchema,
    isBodyOptional: true,
    handle: ({ params: { groupId, userId }, body, actor, deps }) =>
      invite(deps, actor.id, groupId, userId, body.role),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/invites/group/:inviteId/accept',
    permission: 'group.join',
    params: ofInvite,
    handle: async ({ params, actor, deps }) => {
      const { role } = presentStanding(await answerInvite(deps, actor.id, params.inviteId, 'accept'));
      return { role };
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/invites/group/:inviteId/decline',
    permission: 'group.join',
    params: ofInvite,
    body: answerSchema,
    isBodyOptional: true,
    async handle({ params, body, actor, deps }) {
      await answerInvite(deps, actor.id, params.inviteId, 'decline', body.reason);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/invites/group/:inviteId',
    permission: 'group.invite',
    params: ofInvite,
    handle: ({ params, actor, deps }) => withdrawInvite(deps, actor.id, params.inviteId),
  }),
  memberRoute({
    method: 'get',
    path: '/api/follower/except/group/:groupId',
    permission: 'group.invite',
    params: z.object({ groupId: idParam }),
    query: z.object(listQuery),
    async handle({ params: { groupId }, query, actor, deps: { db } }) {
      await requireGroupRight(db, actor.id, groupId, 'invite');
      const page = { ...offsetOf(query), term: query.term };
      const found = await listInvitable(db, actor.id, groupId, page);
      return answerOf(found, await presentInvitable(db, actor.id, groupId, found.ids));
    },
  }),
];
