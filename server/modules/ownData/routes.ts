import { z } from 'zod';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { typedPassword } from '../people/fields';
import { closeAccount, readClosing } from './closing';
import { offerExport, sendExport } from './exporting';

const withPassword = z.object({ password: typedPassword });

/** Download of a member's own data (OWN-01), and the end of an account (OWN-02). */
export const ownDataRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/user/export',
    permission: 'export.create',
    status: 201,
    body: withPassword,
    handle: ({ deps, actor, body }) => offerExport(deps, actor, body.password),
  }),
  guestRoute({
    method: 'get',
    path: '/api/user/export/:token',
    permission: 'export.read',
    params: z.object({ token: z.string().max(100) }),
    handle: ({ deps, params }) => sendExport(deps, params.token),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/closing',
    permission: 'account.close',
    handle: ({ deps, actor }) => readClosing(deps.db, actor.id),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/user',
    permission: 'account.close',
    body: withPassword,
    handle: ({ deps, actor, body }) => closeAccount(deps, actor, body.password),
  }),
];
