import type { WireRef } from './common';
import type { AccessRole } from './moderation';

export const audiences = [
  'everyone',
  'all_followers',
  'approved_followers',
  'mutual_followers',
  'only_me',
  'no_one',
] as const;
/** Audience of a privacy setting (SET-06). */
export type Audience = (typeof audiences)[number];

export const privacySettings = [
  'profile_details',
  'post_value',
  'post_on_timeline',
  'who_i_follow',
  'who_follows_me',
  'my_groups',
  'groups_i_follow',
  'companies',
  'companies_i_follow',
  'media',
  'find_in_search',
  'message_me',
] as const;
export type PrivacySetting = (typeof privacySettings)[number];
export type WirePrivacy = Record<PrivacySetting, Audience>;

export const notificationTypes = [
  'userpost',
  'postcomment',
  'mention',
  'vote',
  'grouppost',
  'groupcomment',
  'groupinvite',
  'userfollow',
  'followerinvite',
  'followeraccept',
  'verification',
  'blockchain',
  'chat',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const digestChoices = ['never', 'daily', 'now'] as const;
/** Mail about a kind of notifications while away (LIVE-04): none, with those of the day, or at once. */
export type DigestChoice = (typeof digestChoices)[number];

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

/** 0 invisible, 1 away, 2 online (the default), 3 do not disturb. */
export const onlineStatuses = [0, 1, 2, 3] as const;
export type OnlineStatusCode = (typeof onlineStatuses)[number];

export interface WireUserBrief {
  id: string;
  permalink: string;
  first_name: string;
  last_name: string;
  display_name: string;
  avatar: WireRef;
  is_following: boolean;
  follow_status: 'sent' | null;
  is_follower: boolean;
  needs_approval: boolean;
  can_message: boolean;
}

export interface WireUserInList extends WireUserBrief {
  bio: string;
  blocked: boolean;
  silenced: boolean;
  mutual_count: number;
  invite_id: string | null;
  invite_status: 'out' | null;
}

export interface WireBirthday {
  month: number;
  day: number;
  year: number;
}

/** Null where the owner hides the number from the caller. */
export interface WireProfileCounts {
  posts: number | null;
  followers: number | null;
  following: number | null;
  groups: number | null;
  companies: number | null;
  photos: number | null;
}

export interface WireProfile extends WireUserBrief {
  bio: string;
  location: string | null;
  gender: Gender | null;
  birthday: WireBirthday | null;
  cover: WireRef;
  created_at: string;
  is_private: boolean;
  /** Audience of a private profile, which shows the caller how to get access; null if open to the caller (decided). */
  opens_to: 'followers' | 'approved' | 'mutual' | 'nobody' | null;
  can_post: boolean;
  /** The caller mutes this member (decided). */
  silenced: boolean;
  counts: WireProfileCounts;
  voting_power: number;
}

/** Pictures of a member, used of allowed (decided). */
export interface WireStorage {
  files: number;
  bytes: number;
  max_files: number;
  max_bytes: number;
}

export interface WireLoggedUser extends WireProfile {
  email: string;
  /** New address until its link is opened (decided). */
  pending_email: string | null;
  privacy: WirePrivacy;
  notification: Record<NotificationType, boolean>;
  /** Mail about each kind (decided). */
  digest: Record<NotificationType, DigestChoice>;
  blockchain: { publish_posts: boolean; voting_power: number };
  online_status: OnlineStatusCode;
  /** Standing in the house (decided). */
  access_role: AccessRole;
  storage: WireStorage;
}

/** Seven days of a member: what they wrote on their timeline, what it got until now, and who came (SHELL-03). */
export interface WireWeek {
  /** Its start; the next week starts where it ends. */
  from: string;
  posts: number;
  /** People who began to follow in it and still do. */
  followers: number;
  /** Likes. */
  votes: number;
  value: number;
}

export interface WireOnlineStatus {
  id: string;
  online_status: OnlineStatusCode;
}
