import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, noContent, total } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { notifications } from './entities';
import { notificationSchema } from './types';

const path = '/api/notify';

export function fetchNotifications(page: PageRequest, context: CallContext): Promise<Page> {
  return fetchPage({ path, item: notificationSchema, store: notifications }, page, context);
}

const unreadSchema = v.object({
  list: v.fallback(v.array(v.object({ id })), []),
  unreadCnt: v.object({ notify: total }),
});

export interface Unread {
  count: number;
  /** Id of the newest notification, read or not. */
  newestId: string | null;
}

/** Fetches the number of unread notifications and the id of the newest. */
export async function fetchUnread({ signal }: CallContext): Promise<Unread> {
  const { list, unreadCnt } = await request({
    method: 'get',
    path,
    query: { page: 1, per_page: 1 },
    answer: unreadSchema,
    signal,
  });
  return { count: unreadCnt.notify, newestId: list[0]?.id ?? null };
}

/** Marks notifications as read. @param until id of the newest that was shown: later ones stay unread; null for all */
export function markRead({ until }: { until: string | null }, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'patch',
    path: '/api/notify/mark/notify',
    ...(until !== null && { body: { until } }),
    answer: noContent,
    signal,
  });
}
