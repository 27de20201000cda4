import { createRequest } from '@/shared/store/createRequest';
import { fetchStatuses, sendRollCall, sendStatus } from './api';

/** Sets the member's own status (PRES-01); the last choice counts. */
export const chooseStatus = createRequest('presence/chooseStatus', sendStatus, {
  concurrency: 'latest',
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Loads statuses of the people on screen, at most 100 per call; the newest look counts (LIVE-03). */
export const loadStatuses = createRequest('presence/loadStatuses', fetchStatuses, {
  key: (ids) => ids.join(','),
  concurrency: 'latest',
});

/** Reports the member as present; a failure needs no message, since the next call follows in a minute. */
export const rollCall = createRequest('presence/rollCall', sendRollCall);
