import * as v from 'valibot';
import {
  addressed,
  flag,
  flagOr,
  id,
  idOrNull,
  number,
  numberOrNull,
  text,
  textOrNull,
  type Schema,
} from '@/shared/api/decode';
import { defaultOnlineStatus } from '@/shared/config/limits';
import type { Audience } from '@/shared/wire/user';

/** Reference to a stored picture, see `fileUrl`; some backends give its address alone. */
export const refSchema = v.nullable(
  v.union([
    v.object({ key: id, access: textOrNull }),
    v.pipe(
      id,
      v.transform((key) => ({ key, access: null })),
    ),
  ]),
);
const picture = v.fallback(refSchema, null);

const userFields = {
  id,
  permalink: idOrNull,
  firstName: text,
  lastName: text,
  displayName: text,
  avatar: picture,
  isFollowing: flag,
  followStatus: v.fallback(v.nullable(v.picklist(['sent'])), null),
  isFollower: flag,
  needsApproval: flag,
  canMessage: flag,
};

/** Whoever has one name, or no address of their own, is shown all the same (ANY-01). */
function named<T extends v.InferOutput<typeof anyone>>(person: T) {
  const found = addressed(person);
  const name = person.displayName || `${person.firstName} ${person.lastName}`.trim();
  return { ...found, displayName: name || found.permalink };
}
const anyone = v.object(userFields);

/** A person as lists and author lines show them. */
export const userSchema = v.pipe(anyone, v.transform(named));
type User = v.InferOutput<typeof userSchema>;

/** A person with the extra fields of lists of people. */
export const userInListSchema = v.pipe(
  v.object({
    ...userFields,
    bio: text,
    blocked: flag,
    silenced: flag,
    mutualCount: number,
    inviteId: idOrNull,
    inviteStatus: v.fallback(v.nullable(v.picklist(['out'])), null),
    /** A line of theirs, told by Discover (HOUR-01). */
    bestLine: v.optional(textOrNull),
  }),
  v.transform(named),
);
type UserInList = v.InferOutput<typeof userInListSchema>;

const counts = {
  posts: numberOrNull,
  followers: numberOrNull,
  following: numberOrNull,
  groups: numberOrNull,
  companies: numberOrNull,
  photos: numberOrNull,
};

const noCounts = {
  posts: null,
  followers: null,
  following: null,
  groups: null,
  companies: null,
  photos: null,
};

const profileFields = {
  ...userFields,
  bio: text,
  location: textOrNull,
  gender: v.fallback(v.nullable(v.picklist(['male', 'female', 'other'])), null),
  /** As the backend writes it, see `readBirthday`. */
  birthday: v.fallback(v.unknown(), null),
  cover: picture,
  createdAt: text,
  isPrivate: flag,
  /** Audience of a private profile; null if unknown. */
  opensTo: v.fallback(v.nullable(v.picklist(['followers', 'approved', 'mutual', 'nobody'])), null),
  canPost: flag,
  silenced: v.optional(flag),
  counts: v.fallback(v.object(counts), noCounts),
  votingPower: number,
};
export const profileSchema = v.pipe(v.object(profileFields), v.transform(named));
export type Profile = v.InferOutput<typeof profileSchema>;

/** An unknown audience is the narrowest. */
const audience = v.fallback(
  v.custom<Audience>((value) => typeof value === 'string'),
  'only_me',
);

export const loggedUserSchema = v.pipe(
  v.object({
    ...profileFields,
    email: text,
    /** A new address, valid once its mailed link was opened (SET-02). */
    pendingEmail: textOrNull,
    privacy: v.fallback(v.record(v.string(), audience), {}),
    notification: v.fallback(v.record(v.string(), flagOr(true)), {}),
    /** Mail about each kind of notifications; missing where the backend sends none (LIVE-04). */
    digest: v.fallback(v.optional(v.record(v.string(), text)), undefined),
    blockchain: v.fallback(v.object({ publishPosts: flag, votingPower: number }), {
      publishPosts: false,
      votingPower: 0,
    }),
    onlineStatus: v.fallback(v.picklist([0, 1, 2, 3]), defaultOnlineStatus),
    /** Standing in the house: `moderator` and `operator` have its desk (DESK-02). */
    accessRole: v.optional(textOrNull),
  }),
  v.transform(named),
);
/** Keys that keep their wire spelling in every answer of this shape. */
export const loggedUserKeys = ['privacy'] as const;
/** The logged-in member, with private fields. */
export type LoggedUser = v.InferOutput<typeof loggedUserSchema>;

/** The member as answers carry them: some backends put the profile beside the pictures. */
export const accountSchema: Schema<LoggedUser> = v.pipe(
  v.unknown(),
  v.transform(flattened),
  loggedUserSchema,
);

function flattened(body: unknown): unknown {
  const isNested = typeof body === 'object' && body !== null && 'profile' in body;
  return isNested ? Object.assign({}, body, body.profile) : body;
}

/** A stored person: at least the brief fields, plus those of any fuller answer seen so far. */
export type UserEntity = User & Partial<Omit<UserInList & Profile, keyof User>>;

/** Outcome of an answered request to follow. */
export type InviteOutcome = 'accepted' | 'declined' | 'withdrawn';

/**
 * How the member follows a person (FOLW-01). `followingRequested`: follows since before the person became private,
 * and has asked to be let in.
 */
export type FollowState = 'none' | 'requested' | 'following' | 'followingRequested';
