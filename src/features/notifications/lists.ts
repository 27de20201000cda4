import { defaultNotificationPage, pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { notifications } from './entities';

/** The member's notifications, the newest first (NTF-01). */
export const notificationsList = createPagedList({
  name: 'notifications/all',
  kind: notifications.kind,
  pageSize: pageSizes.notifications,
  initialPage: defaultNotificationPage,
  // The list's saga runs from the start; the code of its call is loaded on first use.
  fetch: async (page, context) => (await import('./api')).fetchNotifications(page, context),
});
