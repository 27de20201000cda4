import type { Room } from '@/shared/store/rooms';
import { createInvitation, loadInvitation, loadInviter, revokeInvitation } from './requests';

/** Comes with the sign-up, Discover and the front page of an empty feed. */
export const invitationsRoom: Room = {
  name: 'invitations',
  requests: [loadInvitation, createInvitation, revokeInvitation, loadInviter],
};
