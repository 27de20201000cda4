import type { WireRef } from './common';
import type { WireUserBrief, WireUserInList } from './user';

export interface WireCategory {
  id: string;
  name: string;
}

interface WireCategoryTree extends WireCategory {
  subcategories: WireCategory[];
}

/** Categories of groups and companies, in their order. */
export interface WireDictionary {
  lists: { group_categories: WireCategoryTree[]; company_categories: WireCategoryTree[] };
}

/** From the most to the fewest rights. */
export const groupRoles = ['owner', 'admin', 'moderator', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];

/**
 * Posts of members that wait for a moderator: none, those of members who have none in the group yet, or all (decided).
 */
export const postApprovals = ['off', 'new', 'all'] as const;
export type PostApproval = (typeof postApprovals)[number];

/** Role that an invitation gives. */
export type OfferedRole = 'admin' | 'moderator' | 'member';

/** Reason and end of a block in a group (decided); without `until` it lasts. */
export interface WireGroupBlock {
  until: string | null;
  reason: string;
}

/** Answer to one of a group's questions, with the question as it was then (decided). */
export interface WireGroupAnswer {
  question: string;
  answer: string;
}

export interface WireGroup {
  id: string;
  name: string;
  /** 1: joining needs approval. */
  privacy: 0 | 1;
  category: WireCategory;
  subcategory: WireCategory | null;
  description: string;
  permalink: string;
  location: string;
  links: string[];
  pictures: boolean;
  contacts: string | null;
  wall: boolean;
  /** Lowest role that may post. */
  post_group: 'member' | 'moderator' | 'admin';
  approval: PostApproval;
  role: GroupRole | null;
  /** `out` while the caller asks to join. */
  invite_status: 'out' | null;
  /** The caller's open invitation (decided). */
  invite_id: string | null;
  /** The caller may read but not write (decided). */
  silenced: boolean;
  /** Set while the caller is blocked (decided). */
  blocked: WireGroupBlock | null;
  members: number;
  avatar: WireRef;
  cover: WireRef;
  created_at: string;
  can_post: boolean;
  can_see: boolean;
  /** Asked of people who join or ask to (decided). */
  questions: string[];
  rules: string[];
  /** Ids of the posts at the top of the timeline; none for those who see nothing inside (decided). */
  pinned: string[];
  /** Set while nobody writes in the group or joins it (decided). */
  archived_at: string | null;
}

/** Link by which people join a group (decided). */
export interface WireGroupLink {
  id: string;
  /** Told once, to the person who makes the link. */
  code: string | null;
  /** People whom it lets in, and those whom it has let in. */
  uses: number;
  used: number;
  expires_at: string;
}

/** Answer to joining and leaving. */
export interface WireGroupStanding {
  role: GroupRole | null;
  invite_status: 'out' | null;
  /** True for who left silenced and is back (decided). */
  silenced: boolean;
}

export const groupMemberFilters = [
  'owner',
  'admin',
  'moderator',
  'member',
  'silenced',
  'request',
  'invited',
  'blocked',
] as const;
export type GroupMemberFilter = (typeof groupMemberFilters)[number];

export interface WireGroupMember {
  user: WireUserInList;
  /** Role; of an invited person the one offered; `request` of a person who asks to join. */
  type: GroupRole | 'request';
  blocked: boolean;
  silenced: boolean;
  /** Open request or invitation. */
  invite_id: string | null;
  /** Set while blocked (decided). */
  block: WireGroupBlock | null;
  /** For those who run the group (decided). */
  answers: WireGroupAnswer[];
}

/** `in`: invitations to the caller. `out`: groups that the caller asks to join (decided). */
export type InviteDirection = 'in' | 'out';

export interface WireGroupInvite {
  id: string;
  group: WireGroup;
  /** The person who invites or, going `out`, the caller. */
  user: WireUserBrief;
  created_at: string;
}

/** Answers that a member owes: to invitations, and to requests to join the groups they run (decided). */
export interface WireGroupsWaiting {
  invitations: number;
  requests: number;
  /** Groups with most requests, ten at most. */
  list: { group: WireGroup; requests: number }[];
}

/** `accept` and `decline` answer an invitation, `admit` and `refuse` a request to join (decided). */
export type GroupAct =
  | 'create'
  | 'edit'
  | 'join'
  | 'leave'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'invite'
  | 'withdraw'
  | 'admit'
  | 'refuse'
  | 'remove'
  | 'block'
  | 'unblock'
  | 'silence'
  | 'unsilence'
  | 'make_admin'
  | 'make_moderator'
  | 'make_member'
  | 'hand_over'
  | 'join_by_link'
  | 'create_link'
  | 'revoke_link'
  | 'pin'
  | 'unpin'
  | 'archive'
  | 'reopen';

/** Line of a group's log, kept for 90 days (decided). */
export interface WireGroupLogEntry {
  id: string;
  act: GroupAct;
  actor: WireUserBrief;
  /** Null when the act concerns nobody else. */
  subject: WireUserBrief | null;
  created_at: string;
}
