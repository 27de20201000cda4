import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';

/** Its code is loaded on first use. */
const loadApi = () => loadChunk(() => import('./api'));

/** Reads the number of unread ones; failures stay silent, since the next call is near. */
export const loadUnread = createRequest('notifications/loadUnread', async (context: CallContext) =>
  (await loadApi()).fetchUnread(context),
);

/** Marks all notifications as read (NTF-01). */
export const markRead = createRequest('notifications/markRead', async (context: CallContext) =>
  (await loadApi()).markRead(context),
);
