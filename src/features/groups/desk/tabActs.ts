import { applyAct, isMember, membershipOf, whyNot } from '@/shared/rules/membership';
import type { MemberTab } from './tabs';
import { membershipOfMember } from '../standing';
import type { Group, GroupMember } from '../types';
import type { DeskAct } from './memberActs';

/** Acts on many at once: `first` by the key A, `second` by D (DESK-01). */
export const tabActs = {
  requests: { first: 'admit', second: 'refuse' },
  invited: { first: 'withdraw', second: null },
  blocked: { first: 'unblock', second: null },
  members: { first: 'silence', second: 'remove' },
} as const satisfies Record<MemberTab, { first: DeskAct['act']; second: DeskAct['act'] | null }>;

/** Tells whether the member of the group `group` may do an act to a person, and it changes something. */
export function mayAct(group: Group, person: GroupMember, act: DeskAct['act'], isSelf: boolean): boolean {
  const membership = membershipOfMember(person);
  if (whyNot(membershipOf(group), act, { membership, isSelf }) !== null) return false;
  const after = applyAct(membership, act, { needsApproval: false, isLastOwner: false });
  if (typeof after === 'string') return false;
  if (act === 'silence') return isMember(membership) && !membership.silenced;
  return after.state !== membership.state;
}
