import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireNotifications } from '@/shared/wire/notification';
import { memberRoute, type Route } from '../../http/route';
import { offsetOf, pageQuery } from '../../http/validation';
import { presentNotices } from './presenter';
import { listNotices, markAllRead } from './queries';

export const notificationRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/notify',
    permission: 'notification.read',
    query: z.object(pageQuery(pageSizes.notifications)),
    async handle({ query, actor, deps }): Promise<WireNotifications> {
      const { ids, count, unread } = await listNotices(deps.db, actor.id, offsetOf(query));
      return { list: await presentNotices(deps, actor.id, ids), count, unread_cnt: { notify: unread } };
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/notify/mark/notify',
    permission: 'notification.read',
    handle: ({ actor, deps: { db, clock } }) => markAllRead(db, actor.id, clock.now()),
  }),
];
