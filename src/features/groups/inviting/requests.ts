import { createAction } from '@reduxjs/toolkit';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { users } from '@/features/people/entities';
import type { Invitation } from '../types';

/** Invites a person to a group; a failure shows in the dialog (GRP-06). */
export const invitePerson = createRequest(
  'groups/invite',
  lazyCall(async () => (await import('./api')).sendInvitation),
  {
    key: ({ groupId, userId }: Pick<Invitation, 'groupId' | 'userId'>) => `${groupId} ${userId}`,
    followUps: (_, { userId }) => [users.changed(userId, { inviteStatus: 'out' })],
  },
);

interface Invitations {
  groupId: string;
  invitations: readonly Invitation[];
}

/** Invites several people to a group. */
export const invitationsChosen = createAction<Invitations>('groups/invitationsChosen');
/** All invitations of a choice are answered, one way or the other. */
export const invitationsSent = createAction<Invitations>('groups/invitationsSent');
