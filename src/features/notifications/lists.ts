import { defaultNotificationPage, pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { notifications } from './entities';

/** What happened to the member, the newest first (NTF-01). */
export const notificationsList = createPagedList({
  name: 'notifications/all',
  kind: notifications.kind,
  pageSize: pageSizes.notifications,
  initialPage: defaultNotificationPage,
  // The call comes with the first look: the saga must be there from the start, its code need not.
  fetch: async (page, context) => (await import('./api')).fetchNotifications(page, context),
});
