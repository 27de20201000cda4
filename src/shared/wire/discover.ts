import type { WireRef } from './common';
import type { WireGroup } from './group';
import type { WireUserBrief, WireUserInList } from './user';

/** A member worth meeting, with a line of theirs (HOUR-01). */
export interface WirePersonOfWeek extends WireUserInList {
  best_line: string | null;
}

/** A tag of the week: people who used it, posts, and posts by day, the oldest first. */
export interface WireTagOfWeek {
  tag: string;
  posts: number;
  people: number;
  days: number[];
}

export interface WireGroupOfWeek extends WireGroup {
  posts_this_week: number;
}

/** The member's own link (HOUR-03): `code` and `address` are null while there is none. */
export interface WireInvitation {
  code: string | null;
  address: string | null;
  /** People who signed up by the member's links. */
  used: number;
  /** The person whose link the member came by. */
  inviter: WireUserBrief | null;
}

/** A guest sees no more of the person who invites. */
export interface WireInviter {
  first_name: string;
  avatar: WireRef;
}
