import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** Reads the number of unread ones; failures stay silent, since the next call is near. */
export const loadUnread = createRequest('notifications/loadUnread', api.fetchUnread);

/** Marks all notifications as read (NTF-01). */
export const markRead = createRequest('notifications/markRead', api.markRead);
