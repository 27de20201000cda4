import { z } from 'zod';
import { onlineStatuses } from '@/shared/wire/user';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { blockchainSchema, editSchema } from './editSchema';
import { parseIds, readOnlineStatuses, rollCall, setOnlineStatus } from '../presence/service';
import { presentLoggedUser } from '../profiles/presenter';
import { editBlockchain, editUser, readProfile, recordDoNotSell } from './service';

const maxStatusIds = 100;

const onlineStatus = z.literal([...onlineStatuses]);
const idList = z
  .string()
  .max(maxStatusIds * 16)
  .transform(parseIds)
  .refine((ids) => ids.length <= maxStatusIds);

/** Accounts and profiles. */
export const userRoutes: readonly Route[] = [
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
    method: 'patch',
    path: '/api/user/edit',
    permission: 'user.edit',
    body: editSchema,
    handle: ({ deps, actor, body }) => editUser(deps, actor.id, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/profile/editBlockchainSetting',
    permission: 'user.edit',
    body: blockchainSchema,
    handle: ({ deps, actor, body }) => editBlockchain(deps, actor.id, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/user/onlineStatus',
    permission: 'user.status',
    body: z.object({ onlineStatus }),
    handle: ({ deps, actor, body }) => setOnlineStatus(deps, actor.id, body.onlineStatus),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/onlineStatus',
    permission: 'user.status',
    query: z.object({ ids: idList }),
    handle: ({ deps, actor, query }) => readOnlineStatuses(deps, actor.id, query.ids),
  }),
  memberRoute({
    method: 'post',
    path: '/api/user/rollCall',
    permission: 'user.status',
    handle: ({ deps, actor }) => rollCall(deps, actor.id),
  }),
  guestRoute({
    method: 'post',
    path: '/api/user/doNotSell',
    permission: 'user.doNotSell',
    body: z.object({ doNotSell: z.boolean() }),
    // A guest's choice is kept in the browser: there is nobody to record it for.
    handle: async ({ deps, actor, body }) => {
      if (actor !== null) await recordDoNotSell(deps, actor.id, body.doNotSell);
    },
  }),
];
