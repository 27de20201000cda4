import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AccessRole } from '@/shared/wire/moderation';
import type { Gender, NotificationType, WirePrivacy } from '@/shared/wire/user';
import { bytewiseText, identity, moment, reference, searchWords } from './columns';

/**
 * Members. `email` is lower-case; `search_name` holds the names without case and accents (see `toSearchName`).
 * Counters change in the transaction of their rows.
 */
export const users = pgTable(
  'users',
  {
    id: identity(),
    permalink: bytewiseText('permalink').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    searchName: bytewiseText('search_name').notNull(),
    email: text('email').notNull().unique(),
    bio: text('bio').notNull().default(''),
    gender: text('gender').$type<Gender>(),
    birthday: date('birthday', { mode: 'string' }),
    location: text('location'),
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    passwordHash: text('password_hash').notNull(),
    /** Null: not admitted to the beta (invalidAccessRole). */
    accessRole: text('access_role').$type<AccessRole>(),
    /** End of a time in which the member writes nothing anywhere (DESK-02); cleared by the housekeeping. */
    silencedUntil: moment('silenced_until'),
    confirmedAt: moment('confirmed_at'),
    /** Deviations from the defaults only; see `privacyOf`. */
    privacy: jsonb('privacy').$type<Partial<WirePrivacy>>().notNull().default({}),
    /** Deviations from "on" only; see `notificationsOf`. */
    notification: jsonb('notification')
      .$type<Partial<Record<NotificationType, boolean>>>()
      .notNull()
      .default({}),
    publishPosts: boolean('publish_posts').notNull().default(false),
    /** Percent, 0 to 100. */
    votingPower: smallint('voting_power').notNull().default(100),
    onlineStatus: smallint('online_status').$type<0 | 1 | 2 | 3>().notNull().default(2),
    lastSeenAt: moment('last_seen_at'),
    postCount: integer('post_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    /** Time of their newest post on walls of members, removed or not (FEED-01); kept by triggers on `posts`. */
    lastPostAt: moment('last_post_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('users_search_words').using('gin', searchWords(t.searchName)),
    index('users_created').on(t.createdAt, t.id),
    index('users_by_name').on(t.searchName, t.id),
  ],
);

/** Foreign key to a member, whose deletion deletes the row. */
export const memberReference = (name: string) =>
  reference(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Words of the members' names for searches by their beginning, the most followed first (SRCH-01). `rank` grows by one
 * with each two thirds more followers, so that few new followers change a row. Kept by triggers on `users`.
 */
export const nameWords = pgTable(
  'name_words',
  {
    userId: memberReference('user_id'),
    word: bytewiseText('word').notNull(),
    rank: smallint('rank').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    index('name_words_ranked').on(t.rank, t.word, t.userId),
  ],
);

/**
 * Accounts that their members have closed (OWN-02): as if deleted for everybody, and deleted for good from `until` on.
 */
export const closings = pgTable(
  'closings',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    closedAt: moment('closed_at').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [index('closings_until').on(t.until)],
);

/** Choices on "do not sell my info" (SHELL-05). */
export const doNotSell = pgTable('do_not_sell', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choice: boolean('choice').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Dismissed suggestions (FOLW-03). */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  {
    userId: memberReference('user_id'),
    dismissedId: memberReference('dismissed_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('dismissed_suggestions_pair').on(t.userId, t.dismissedId)],
);
