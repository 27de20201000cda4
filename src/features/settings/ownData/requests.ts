import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import * as api from './api';

/** Loads how much room the member's pictures take. */
export const loadStorage = createResource('settings/loadStorage', api.fetchStorage, {
  concurrency: 'latest',
});

/** Asks for the address of the member's own data (OWN-01). */
export const askForExport = createResource('settings/askForExport', api.askForExport);

export const loadClosing = createResource('settings/loadClosing', api.fetchClosing, {
  concurrency: 'latest',
});

/** Closes the account and leaves (OWN-02). */
export const closeAccount = createRequest('settings/closeAccount', api.closeAccount, {
  followUps: () => [sessionEndRequested({ reason: 'closed' })],
});
