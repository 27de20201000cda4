import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';

/** Reads the number of unread ones; failures stay silent, since the next call is near. */
export const loadUnread = createRequest(
  'notifications/loadUnread',
  lazyCall(async () => (await import('./api')).fetchUnread),
  // What happened since the older call is what the newer one asks for.
  { concurrency: 'latest' },
);

/** Marks the notifications that were shown as read (NTF-01). */
export const markRead = createRequest(
  'notifications/markRead',
  lazyCall(async () => (await import('./api')).markRead),
);
