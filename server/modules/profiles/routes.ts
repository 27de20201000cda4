import { z } from 'zod';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { readInCommon } from './inCommon';
import { presentLoggedUser } from './presenter';
import { readProfile } from './service';

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
];
