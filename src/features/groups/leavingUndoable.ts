import { groups as texts } from '@/shared/i18n/en/groups';
import { addTexts, i18n } from '@/shared/i18n/i18n';
import type { CallContext } from '@/shared/store/attempt';
import { createUndoable } from '@/shared/undo/createUndoable';
import { groupInvites } from './lists';
import { answerInvitation, leaveGroup } from './requests';
import type { Group } from './types';

// Invitations are hidden on pages without groups too.
addTexts('groups', texts);

/** A step out of a group, or back from its door. */
export interface Departure extends Pick<Group, 'id' | 'name'> {
  /** The member had only asked to join. */
  hasAsked: boolean;
}

/** Leaves groups and withdraws requests to join; can be taken back for six seconds (GRP-04, HOUR-04). */
export const leavingUndoable = createUndoable<Departure, undefined>(
  'groups/leaving',
  leaveGroup,
  ([group]) => {
    const name = group?.name ?? '';
    return group?.hasAsked ? i18n.t('groups:requestCancelled', { name }) : i18n.t('groups:left', { name });
  },
  'groups/leaving',
);

export interface HiddenInvitation extends Pick<Group, 'id'> {
  /** Null where only the invitation is known. */
  name: string | null;
  inviteId: string;
}
const refusal = ({ id: groupId, inviteId }: HiddenInvitation) => ({ groupId, inviteId, isAccepted: false });

/** Hides invitations to groups; can be taken back for six seconds (GRP-05, HOUR-04). */
export const hidingInvitationsUndoable = createUndoable<
  HiddenInvitation,
  Awaited<ReturnType<typeof answerInvitation.make>>
>(
  'groups/hidingInvitations',
  {
    make: (item, context: CallContext) => answerInvitation.make(refusal(item), context),
    outcomeActions: (outcome, item) => answerInvitation.outcomeActions(outcome, refusal(item)),
  },
  ([group]) => {
    const name = group?.name ?? null;
    return name === null ? i18n.t('groups:oneHidden') : i18n.t('groups:invitationHidden', { name });
  },
  groupInvites.name,
);
