import * as v from 'valibot';
import type { Audience } from '@/shared/wire/user';

/** Reference to a stored picture, see `fileUrl`. */
export const refSchema = v.nullable(
  v.object({ key: v.string(), access: v.fallback(v.nullable(v.string()), null) }),
);

/** A person as lists and author lines show them. */
export const userSchema = v.object({
  id: v.string(),
  permalink: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  displayName: v.string(),
  avatar: v.fallback(refSchema, null),
  isFollowing: v.fallback(v.boolean(), false),
  followStatus: v.fallback(v.nullable(v.literal('sent')), null),
  isFollower: v.fallback(v.boolean(), false),
  needsApproval: v.fallback(v.boolean(), false),
  canMessage: v.fallback(v.boolean(), false),
});
type User = v.InferOutput<typeof userSchema>;

/** A person with the extra fields of lists of people. */
export const userInListSchema = v.object({
  ...userSchema.entries,
  bio: v.fallback(v.string(), ''),
  blocked: v.fallback(v.boolean(), false),
  silenced: v.fallback(v.boolean(), false),
  mutualCount: v.fallback(v.number(), 0),
  inviteId: v.fallback(v.nullable(v.string()), null),
  inviteStatus: v.fallback(v.nullable(v.literal('out')), null),
});
type UserInList = v.InferOutput<typeof userInListSchema>;

const count = v.fallback(v.nullable(v.number()), null);

export const profileSchema = v.object({
  ...userSchema.entries,
  bio: v.fallback(v.string(), ''),
  location: v.fallback(v.nullable(v.string()), null),
  gender: v.fallback(v.nullable(v.picklist(['male', 'female', 'other'])), null),
  birthday: v.fallback(v.nullable(v.object({ month: v.number(), day: v.number(), year: v.number() })), null),
  cover: v.fallback(refSchema, null),
  createdAt: v.string(),
  isPrivate: v.fallback(v.boolean(), false),
  /** Audience of a private profile; null if unknown. */
  opensTo: v.fallback(v.nullable(v.picklist(['followers', 'approved', 'mutual', 'nobody'])), null),
  canPost: v.fallback(v.boolean(), false),
  silenced: v.optional(v.fallback(v.boolean(), false)),
  counts: v.object({
    posts: count,
    followers: count,
    following: count,
    groups: count,
    companies: count,
    photos: count,
  }),
  votingPower: v.fallback(v.number(), 0),
});
export type Profile = v.InferOutput<typeof profileSchema>;

const audience = v.custom<Audience>((value) => typeof value === 'string');

export const loggedUserSchema = v.object({
  ...profileSchema.entries,
  email: v.string(),
  /** A new address, valid once its mailed link was opened (SET-02). */
  pendingEmail: v.fallback(v.nullable(v.string()), null),
  privacy: v.record(v.string(), audience),
  notification: v.record(v.string(), v.boolean()),
  blockchain: v.object({ publishPosts: v.boolean(), votingPower: v.number() }),
  onlineStatus: v.fallback(v.picklist([0, 1, 2, 3]), 2),
});
/** Keys that keep their wire spelling in every answer of this shape. */
export const loggedUserKeys = ['privacy'] as const;
/** The logged-in member, with private fields. */
export type LoggedUser = v.InferOutput<typeof loggedUserSchema>;

/** A stored person: at least the brief fields, plus those of any fuller answer seen so far. */
export type UserEntity = User & Partial<Omit<UserInList & Profile, keyof User>>;

/** Outcome of an answered request to follow. */
export type InviteOutcome = 'accepted' | 'declined' | 'withdrawn';

/**
 * How the member follows a person (FOLW-01). `followingRequested`: follows since before the person became private,
 * and has asked to be let in.
 */
export type FollowState = 'none' | 'requested' | 'following' | 'followingRequested';
