import { on } from '@/shared/store/reactions';
import type { NotificationsState } from './entities';
import { notificationsList } from './lists';
import { loadUnread, markRead } from './requests';
import { unreadCounted } from './slice';

export const reactions = [
  // A loaded list has been looked at: its items count as seen; on screen they stay marked until a reload (NTF-01).
  on(notificationsList.success, ({ meta: { event } }, state: NotificationsState) => {
    if (event.type !== 'loaded') return [];
    const hasNew = event.ids.some((id) => state.notifications[id]?.read === false);
    return hasNew ? [markRead.request({ until: event.ids[0] ?? null })] : [];
  }),

  // One may have arrived since the list was asked for.
  on(markRead.success, () => [unreadCounted(0), loadUnread.request()]),
];
