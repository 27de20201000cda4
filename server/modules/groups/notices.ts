import { isMember, type Membership } from '@/shared/rules/membership';
import type { Database } from '../../db/database';
import type { FoundMembership } from '../../permissions/memberships';
import { notify } from '../notifications/notify';
import { membersWith } from './queries';

interface Told {
  groupId: number;
  userId: number;
  actorId: number;
  /** The new request or invitation. */
  inviteId: number | null;
  reason: string | undefined;
  at: Date;
}

/**
 * Notifies of a change of membership (NTF-05): who may answer of a request, the invited of an invitation, the asker of
 * the answer; of a declined request only when there is a reason to read.
 */
export async function tellOfChange(
  tx: Database,
  { groupId, userId, actorId, inviteId, reason, at }: Told,
  before: FoundMembership,
  next: Membership,
): Promise<void> {
  const about = { type: 'groupinvite' as const, actorId, groupId, at };
  if (inviteId !== null) {
    const isRequest = next.state === 'requested';
    await notify(tx, {
      ...about,
      to: isRequest ? await membersWith(tx, groupId, 'admit') : [userId],
      action: isRequest ? 'invite_friend_create' : 'group_invite',
      inviteId,
    });
    return;
  }
  if (before.membership.state !== 'requested' || actorId === userId) return;
  if (isMember(next)) await notify(tx, { ...about, to: [userId], action: 'follower_invite_accepted' });
  else if (next.state === 'none' && reason !== undefined)
    await notify(tx, { ...about, to: [userId], action: null, text: reason });
}
