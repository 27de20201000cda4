import { z } from 'zod';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { createInvitation, readInvitation, readInviter, revokeInvitation } from './service';

/** Personal invitations by link (HOUR-03). */
export const invitationRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/user/invitation',
    permission: 'invitation.manage',
    handle: ({ actor, deps }) => readInvitation(deps, actor.id),
  }),
  memberRoute({
    method: 'post',
    path: '/api/user/invitation',
    permission: 'invitation.manage',
    handle: ({ actor, deps }) => createInvitation(deps, actor.id),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/user/invitation',
    permission: 'invitation.manage',
    handle: ({ actor, deps }) => revokeInvitation(deps.db, actor.id),
  }),
  guestRoute({
    method: 'get',
    path: '/api/invitation/:code',
    permission: 'invitation.read',
    rate: 'mailedLink',
    params: z.object({ code: z.string().max(100) }),
    handle: ({ params, deps: { db } }) => readInviter(db, params.code),
  }),
];
