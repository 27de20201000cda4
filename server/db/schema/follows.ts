import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { memberReference } from './users';

/** Follows; `approved` when a request was accepted (SET-06). */
export const follows = pgTable(
  'follows',
  {
    followerId: memberReference('follower_id'),
    followeeId: memberReference('followee_id'),
    kind: text('kind').$type<'direct' | 'approved'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index('follows_followers').on(t.followeeId, t.createdAt, t.followerId),
    index('follows_following').on(t.followerId, t.createdAt, t.followeeId),
  ],
);

/** Open requests; `id` is the wire's `invite_id`. Answered and cancelled ones are deleted. */
export const followRequests = pgTable(
  'follow_requests',
  {
    id: identity(),
    requesterId: memberReference('requester_id'),
    targetId: memberReference('target_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('follow_requests_pair').on(t.requesterId, t.targetId),
    index('follow_requests_target').on(t.targetId, t.createdAt, t.id),
    index('follow_requests_requester').on(t.requesterId, t.createdAt, t.id),
  ],
);

/** Blocks hide both members from each other. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: memberReference('blocker_id'),
    blockedId: memberReference('blocked_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId, t.blockerId),
  ],
);

/** Silences hide a member's posts and notifications without telling them. */
export const silences = pgTable(
  'silences',
  {
    userId: memberReference('user_id'),
    silencedId: memberReference('silenced_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.silencedId] })],
);
