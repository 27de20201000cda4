import { z } from 'zod';
import { maxNoticesInMark, pageSizes } from '@/shared/config/limits';
import type { WireNotifications } from '@/shared/wire/notification';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { mutePost, unmutePost } from './muting';
import { presentNotices } from './presenter';
import { listNotices } from './queries';
import { markRead, setRead } from './reading';

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
    body: z.object({ until: idParam.optional(), kept: z.boolean().default(false) }),
    isBodyOptional: true,
    handle: ({ actor, body: { until, kept }, deps: { db, clock } }) =>
      // Without a limit all of them are meant.
      markRead(db, actor.id, clock.now(), { until, withKept: kept || until === undefined }),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/notify/:id',
    permission: 'notification.read',
    params: z.object({ id: idParam }),
    body: z.object({ read: z.boolean() }),
    handle: ({ actor, params, body: { read }, deps: { db, clock } }) =>
      setRead(db, actor.id, read ? clock.now() : null, [params.id]),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/notify',
    permission: 'notification.read',
    body: z.object({ ids: z.array(idParam).max(maxNoticesInMark), read: z.boolean() }),
    handle: ({ actor, body: { ids, read }, deps: { db, clock } }) =>
      setRead(db, actor.id, read ? clock.now() : null, ids),
  }),
  memberRoute({
    method: 'post',
    path: '/api/notify/mute/post/:postId',
    permission: 'notification.mute',
    params: z.object({ postId: idParam }),
    handle: ({ actor, params, deps: { db, clock } }) => mutePost(db, actor.id, params.postId, clock.now()),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/notify/mute/post/:postId',
    permission: 'notification.mute',
    params: z.object({ postId: idParam }),
    handle: ({ actor, params, deps: { db } }) => unmutePost(db, actor.id, params.postId),
  }),
];
