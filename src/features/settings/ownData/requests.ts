import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { sessionEndRequested } from '@/shared/store/sessionEnd';

// The calls load on demand: hardly any visit of the settings makes one.

/** Loads how much room the member's pictures take. */
export const loadStorage = createResource(
  'settings/loadStorage',
  lazyCall(async () => (await import('./api')).fetchStorage),
  { concurrency: 'latest' },
);

/** Asks for the address of the member's own data (OWN-01). */
export const askForExport = createResource(
  'settings/askForExport',
  lazyCall(async () => (await import('./api')).askForExport),
);

/** Loads what closing the account takes (OWN-02). */
export const loadClosing = createResource(
  'settings/loadClosing',
  lazyCall(async () => (await import('./api')).fetchClosing),
  { concurrency: 'latest' },
);

/** Closes the account and leaves (OWN-02). */
export const closeAccount = createRequest(
  'settings/closeAccount',
  lazyCall(async () => (await import('./api')).closeAccount),
  { followUps: () => [sessionEndRequested({ reason: 'closed' })] },
);
