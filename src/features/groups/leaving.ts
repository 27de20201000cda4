import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { Departure, HiddenInvitation } from './leavingUndoable';
import type { answerInvitation } from './requests';

/** Leaves groups and withdraws requests to join by `act`; can be taken back for six seconds (GRP-04, HOUR-04). */
export const leavingGroups = lazyUndoable<Departure, undefined>(
  'groups/leaving',
  async () => (await import('./leavingUndoable')).leavingUndoable,
);

/** Hides invitations to groups by `act`; can be taken back for six seconds (GRP-05, HOUR-04). */
export const hidingInvitations = lazyUndoable<
  HiddenInvitation,
  Awaited<ReturnType<typeof answerInvitation.make>>
>('groups/hidingInvitations', async () => (await import('./leavingUndoable')).hidingInvitationsUndoable);
