import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireNotifications } from '@/shared/wire/notification';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { presentNotices } from './presenter';
import { listNotices, markRead } from './queries';

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
    query: z.object({ until: idParam.optional() }),
    handle: ({ actor, query, deps: { db, clock } }) => markRead(db, actor.id, clock.now(), query.until),
  }),
];
