import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { applyAct, type Membership } from '@/shared/rules/membership';
import { memberId } from '../rights';
import { actOnMember } from '../requests';
import { membershipOfMember } from '../standing';
import type { GroupMember, MemberAct } from '../types';

/** An act on a person that can be taken back: handing over asks first. */
export interface DeskAct extends MemberAct {
  act: Exclude<MemberAct['act'], 'hand_over'>;
  /** For the text that offers to undo it. */
  name: string;
}

/** Acts on people of a group that wait for six seconds and can be taken back (DESK-01, HOUR-04). */
export const memberActs = createUndoable<DeskAct, undefined>('groups/memberActs', actOnMember, describe);

function describe(acts: readonly DeskAct[]): string {
  const { act = 'admit', name = '' } = acts[0] ?? {};
  return i18n.t(`groupDesk:undo.${act}`, { count: acts.length, name });
}

/** A person's membership as it will be once all that waits is done. */
export function membershipAfter(member: GroupMember, waiting: readonly DeskAct[]): Membership {
  const own = waiting.filter(({ groupId, userId }) => memberId(groupId, userId) === member.id);
  return own.reduce((before, { act }) => {
    const after = applyAct(before, act, { needsApproval: false, isLastOwner: false });
    return typeof after === 'string' ? before : after;
  }, membershipOfMember(member));
}
