import { z } from 'zod';
import { onlineStatuses } from '@/shared/wire/user';
import { memberRoute, type Route } from '../../http/route';
import { parseIds, readOnlineStatuses, rollCall, setOnlineStatus } from './service';

const maxStatusIds = 100;

const onlineStatus = z.literal([...onlineStatuses]);
const idList = z
  .string()
  .max(maxStatusIds * 16)
  .transform(parseIds)
  .refine((ids) => ids.length <= maxStatusIds);

export const presenceRoutes: readonly Route[] = [
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
];
