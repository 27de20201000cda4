import { z } from 'zod';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { blockchainSchema, editSchema } from './editSchema';
import { editBlockchain, editUser, recordDoNotSell } from './service';

export const settingsRoutes: readonly Route[] = [
  memberRoute({
    method: 'patch',
    path: '/api/user/edit',
    permission: 'user.edit',
    body: editSchema,
    handle: ({ deps, actor, body }) => editUser(deps, actor, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/profile/editBlockchainSetting',
    permission: 'user.edit',
    body: blockchainSchema,
    handle: ({ deps, actor, body }) => editBlockchain(deps, actor, body),
  }),
  guestRoute({
    method: 'post',
    path: '/api/user/doNotSell',
    permission: 'user.doNotSell',
    body: z.object({ doNotSell: z.boolean() }),
    // A guest's choice stays in the browser.
    handle: async ({ deps, actor, body }) => {
      if (actor !== null) await recordDoNotSell(deps, actor.id, body.doNotSell);
    },
  }),
];
