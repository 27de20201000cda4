import type { Audience } from '../wire/user';

/** How a viewer stands to another member. */
export interface Relation {
  isSelf: boolean;
  /** How the viewer follows the other. */
  following: 'direct' | 'approved' | null;
  /** The other follows the viewer. */
  isFollower: boolean;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

/**
 * Whether an audience lets a viewer in (SET-06). One sees one's own always; a blocked person is outside every set;
 * `only_me` and `no_one` let nobody else in. The server's `audienceSql` says the same in SQL.
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

/** Whether following somebody with this audience for their `profile_details` needs their approval (SET-06). */
export function asksForApproval(profileDetails: Audience): boolean {
  return profileDetails !== 'everyone' && profileDetails !== 'all_followers';
}
