import { createRequest } from '@/shared/store/createRequest';
import { fetchStatuses, sendRollCall, sendStatus } from './api';

/** Chooses one's own status (PRES-01); the last choice counts. */
export const chooseStatus = createRequest('presence/chooseStatus', sendStatus, {
  concurrency: 'latest',
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Statuses of the people on screen, at most 100 in a call. */
export const loadStatuses = createRequest('presence/loadStatuses', fetchStatuses, {
  key: (ids) => ids.join(','),
});

/** Keeps the member present; that it may fail changes nothing, the next one follows in a minute. */
export const rollCall = createRequest('presence/rollCall', sendRollCall);
