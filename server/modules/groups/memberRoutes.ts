import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { groupMemberFilters, type GroupRole } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { notAllowed, notFound } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf } from '../../http/validation';
import { can } from '../../permissions/can';
import { requireSeenGroup } from '../../permissions/groupAccess';
import { searchedPage } from '../communities/schemas';
import { performAct } from './acts';
import { deskFilters, listMembers, presentMembers } from './members';
import { presentStanding } from './presenter';
import { blockSchema, joinSchema, roleSchema } from './schemas';

const ofGroup = z.object({ groupId: idParam });
const ofMember = z.object({ groupId: idParam, userId: idParam });

function memberActRoute(act: 'unblock' | 'silence' | 'unsilence'): Route {
  return memberRoute({
    method: 'post',
    path: `/api/groups/:groupId/members/:userId/${act}`,
    permission: 'group.moderate',
    params: ofMember,
    async handle({ params: { groupId, userId }, actor, deps }) {
      await performAct(deps, { act, groupId, actorId: actor.id, subjectId: userId });
    },
  });
}

const actOfRole = {
  owner: 'hand_over',
  admin: 'make_admin',
  moderator: 'make_moderator',
  member: 'make_member',
} as const satisfies Record<GroupRole, string>;

/** Presents one member to somebody who runs the group. */
async function presentMember(db: Database, viewerId: number, groupId: number, userId: number) {
  const [member] = await presentMembers(db, viewerId, groupId, [userId], true);
  if (member === undefined) throw notFound();
  return member;
}

/** Joining, leaving, and the members of a group (GRP-04, GRP-06). */
export const groupMemberRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/groups/:groupId/join',
    permission: 'group.join',
    params: ofGroup,
    body: joinSchema,
    isBodyOptional: true,
    handle: async ({ params: { groupId }, body, actor, deps }) =>
      presentStanding(
        await performAct(deps, { act: 'join', groupId, actorId: actor.id, subjectId: actor.id, ...body }),
      ),
  }),
  memberRoute({
    method: 'post',
    path: '/api/groups/:groupId/leave',
    permission: 'group.join',
    params: ofGroup,
    handle: async ({ params: { groupId }, actor, deps }) =>
      presentStanding(
        await performAct(deps, { act: 'leave', groupId, actorId: actor.id, subjectId: actor.id }),
      ),
  }),
  memberRoute({
    method: 'get',
    path: '/api/groups/:groupId/members',
    permission: 'group.view',
    params: ofGroup,
    query: z.object({
      ...searchedPage(pageSizes.members),
      type: z.enum(groupMemberFilters).optional(),
    }),
    async handle({ params: { groupId }, query, actor, deps: { db } }) {
      const { term, type } = query;
      const { membership } = await requireSeenGroup(db, actor.id, groupId);
      const runsGroup = can(actor, 'group.act', { membership, right: 'see_desk' });
      if (type !== undefined && deskFilters.includes(type) && !runsGroup) throw notAllowed();
      return listMembers(db, actor.id, groupId, { ...offsetOf(query), term, type }, runsGroup);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/groups/:groupId/members/:userId/block',
    permission: 'group.moderate',
    params: ofMember,
    body: blockSchema,
    isBodyOptional: true,
    async handle({ params: { groupId, userId }, body, actor, deps }) {
      await performAct(deps, { act: 'block', groupId, actorId: actor.id, subjectId: userId, block: body });
    },
  }),
  ...(['unblock', 'silence', 'unsilence'] as const).map(memberActRoute),
  memberRoute({
    method: 'delete',
    path: '/api/groups/:groupId/members/:userId',
    permission: 'group.moderate',
    params: ofMember,
    async handle({ params: { groupId, userId }, actor, deps }) {
      await performAct(deps, { act: 'remove', groupId, actorId: actor.id, subjectId: userId });
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/groups/:groupId/members/:userId/role',
    permission: 'group.moderate',
    params: ofMember,
    body: roleSchema,
    async handle({ params: { groupId, userId }, body, actor, deps }) {
      const act = actOfRole[body.role];
      await performAct(deps, { act, groupId, actorId: actor.id, subjectId: userId });
      return presentMember(deps.db, actor.id, groupId, userId);
    },
  }),
];
