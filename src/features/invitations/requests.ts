import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';

/** Loads the member's link (HOUR-03). */
export const loadInvitation = createResource(
  'invitations/load',
  lazyCall(async () => (await import('./api')).fetchInvitation),
  { concurrency: 'latest', keep: ({ invitation }) => invitation },
);

export const createInvitation = createRequest(
  'invitations/create',
  lazyCall(async () => (await import('./api')).createInvitation),
  {
    followUps: ({ invitation }) => [loadInvitation.changed(invitation)],
    messages: { failure: 'invitations:createFailed' },
  },
);

/** Ends the member's link; the count stays. The dead link is not shown until that is read. */
export const revokeInvitation = createRequest(
  'invitations/revoke',
  lazyCall(async () => (await import('./api')).revokeInvitation),
  {
    followUps: () => [loadInvitation.changed(undefined), loadInvitation.request()],
    messages: { failure: 'invitations:revokeFailed' },
  },
);

/** Loads who invites, for a guest with a link. */
export const loadInviter = createResource(
  'invitations/loadInviter',
  lazyCall(async () => (await import('./api')).fetchInviter),
  { key: (code) => code },
);
