import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { createLink, listLinks, revokeLink } from './links';
import { linkSchema } from './schemas';

const ofGroup = z.object({ groupId: idParam });

/** Invite links of a group (GRP-06). */
export const groupLinkRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/groups/:groupId/links',
    permission: 'group.invite',
    params: ofGroup,
    query: z.object(pageQuery(pageSizes.groups)),
    handle: ({ params: { groupId }, query, actor, deps: { db } }) =>
      listLinks(db, actor.id, groupId, offsetOf(query)),
  }),
  memberRoute({
    method: 'post',
    path: '/api/groups/:groupId/links',
    permission: 'group.invite',
    status: 201,
    params: ofGroup,
    body: linkSchema,
    isBodyOptional: true,
    handle: ({ params: { groupId }, body, actor, deps }) => createLink(deps, actor.id, groupId, body),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/groups/:groupId/links/:linkId',
    permission: 'group.invite',
    params: z.object({ groupId: idParam, linkId: idParam }),
    handle: ({ params: { groupId, linkId }, actor, deps }) => revokeLink(deps, actor.id, groupId, linkId),
  }),
];
