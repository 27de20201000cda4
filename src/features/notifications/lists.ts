import { defaultNotificationPage, pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { notifications } from './entities';

/** The member's notifications, the newest first (NTF-01). */
export const notificationsList = createPagedList({
  name: 'notifications/all',
  kind: notifications.kind,
  pageSize: pageSizes.notifications,
  initialPage: defaultNotificationPage,
  fetch: lazyCall(async () => (await import('./api')).fetchNotifications),
});
