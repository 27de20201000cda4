import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** Asks how many are unread; a failure is not worth a word, the next look is near. */
export const loadUnread = createRequest('notifications/loadUnread', api.fetchUnread);

/** The member has seen them (NTF-01). */
export const markRead = createRequest('notifications/markRead', api.markRead);
