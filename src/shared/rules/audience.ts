import type { Audience } from '../wire/user';

export interface Relation {
  isSelf: boolean;
  following: 'direct' | 'approved' | null;
  isFollower: boolean;
  /** In either direction. */
  isBlocked: boolean;
}

/**
 * Applies an audience (SET-06): the member always passes, blocked people never. The server's `audienceSql` is its SQL
 * twin.
 */
export function audienceAllows(audience: Audience, relation: Relation): boolean {
  if (relation.isSelf) return true;
  if (relation.isBlocked) return false;
  switch (audience) {
    case 'everyone':
      return true;
    case 'all_followers':
      return relation.following !== null;
    case 'approved_followers':
      return relation.following === 'approved';
    case 'mutual_followers':
      return relation.following !== null && relation.isFollower;
    case 'only_me':
    case 'no_one':
      return false;
  }
}

/** True when following a member with this `profile_details` audience needs approval (SET-06). */
export function asksForApproval(profileDetails: Audience): boolean {
  return profileDetails !== 'everyone' && profileDetails !== 'all_followers';
}
