import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PostType, WirePreview } from '@/shared/wire/post';
import { bytewiseText, identity, moment, reference, wordsColumn } from './columns';
import { groups } from './communities';
import { files } from './files';
import { memberReference } from './users';

/**
 * Posts of every wall. `entity_id` is the member, group or company that `type` says. `votes_*` and `like_power`
 * follow `post_votes`; `comment_count` counts top comments only. Each changes in the transaction of its rows.
 */
export const posts = pgTable(
  'posts',
  {
    id: identity(),
    authorId: memberReference('author_id'),
    type: text('type').$type<PostType>().notNull(),
    entityId: reference('entity_id').notNull(),
    text: text('text').notNull(),
    gifUrl: text('gif_url'),
    /** The server's own preview; a client's `code` is never stored. */
    preview: jsonb('preview').$type<WirePreview>(),
    votesUp: integer('votes_up').notNull().default(0),
    votesDown: integer('votes_down').notNull().default(0),
    /** Sum of the likers' voting power at the time of voting, in percent. */
    likePower: integer('like_power').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    chainStatus: text('chain_status')
      .$type<'off' | 'pending' | 'published' | 'failed'>()
      .notNull()
      .default('off'),
    chainTx: text('chain_tx'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at'),
    /** Removed by a moderator: nobody sees it until it is put back (DESK-02). */
    removedAt: moment('removed_at'),
    /**
     * Waits for a moderator, of its group or of the house: only its author sees it, and nothing counts it (DESK-02).
     */
    pendingSince: moment('pending_since'),
  },
  (t) => [
    // Plain ascending indexes: read backwards they serve `order by created_at desc, id desc`.
    index('posts_author').on(t.authorId, t.createdAt, t.id),
    index('posts_wall').on(t.type, t.entityId, t.createdAt, t.id),
    index('posts_created').on(t.createdAt, t.id),
  ],
);

const postId = () =>
  reference('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** Pictures of a post, in order. */
export const postPhotos = pgTable(
  'post_photos',
  {
    postId: postId(),
    fileKey: text('file_key')
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.fileKey] }), index('post_photos_file').on(t.fileKey)],
);

/** One vote per member and post (POST-06). `power` is the voter's voting power at that time. */
export const postVotes = pgTable(
  'post_votes',
  {
    postId: postId(),
    userId: memberReference('user_id'),
    vote: text('vote').$type<'like' | 'dislike'>().notNull(),
    power: smallint('power').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('post_votes_user').on(t.userId)],
);

/** Saved posts (POST-07). */
export const bookmarks = pgTable(
  'bookmarks',
  { userId: memberReference('user_id'), postId: postId(), createdAt: moment('created_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('bookmarks_user').on(t.userId, t.createdAt, t.postId),
    index('bookmarks_post').on(t.postId),
  ],
);

/**
 * Comments and replies. `level` 0 is a top comment; `root_id` is the top comment of a reply; `answered_id` is the
 * comment that a reply of the last level answers, where that is not its parent but another of its level; `reply_count`
 * counts direct replies; `votes_*` follow `comment_votes`. `as_company`: signed by the company whose post it is under,
 * also after its author has left the team.
 */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    postId: postId(),
    authorId: memberReference('author_id'),
    parentId: reference('parent_id'),
    rootId: reference('root_id'),
    answeredId: reference('answered_id'),
    level: smallint('level').$type<0 | 1 | 2 | 3>().notNull(),
    text: text('text').notNull(),
    gifUrl: text('gif_url'),
    preview: jsonb('preview').$type<WirePreview>(),
    replyCount: integer('reply_count').notNull().default(0),
    votesUp: integer('votes_up').notNull().default(0),
    votesDown: integer('votes_down').notNull().default(0),
    asCompany: boolean('as_company').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at'),
    /** Same as for posts. */
    removedAt: moment('removed_at'),
    pendingSince: moment('pending_since'),
  },
  (t) => [
    index('comments_list').on(t.postId, t.parentId, t.createdAt, t.id),
    index('comments_parent').on(t.parentId),
    index('comments_root').on(t.rootId),
    index('comments_author').on(t.authorId),
  ],
);

/** One vote per member and comment (POST-06). */
export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: reference('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: memberReference('user_id'),
    vote: text('vote').$type<'like' | 'dislike'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index('comment_votes_user').on(t.userId)],
);

/** Picture of a comment; one at most. */
export const commentPhotos = pgTable(
  'comment_photos',
  {
    commentId: reference('comment_id')
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    fileKey: text('file_key')
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
  },
  (t) => [index('comment_photos_file').on(t.fileKey)],
);

/** Tags without `#`, lower-case; `post_count` follows `post_tags`. */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    name: bytewiseText('name').notNull().unique(),
    postCount: integer('post_count').notNull().default(0),
  },
  (t) => [index('tags_popular').on(t.postCount, t.id)],
);

export const postTags = pgTable(
  'post_tags',
  {
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    postId: postId(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.postId] }), index('post_tags_post').on(t.postId)],
);

/**
 * Words of posts without case and accents, in a table of their own because only searches read them (SRCH-01).
 * `created_at` is the post's: searches read the newest first.
 */
export const postWords = pgTable(
  'post_words',
  {
    postId: postId().primaryKey(),
    words: wordsColumn('words').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // No pending list: every search would read all of it.
    index('post_words_words').using('gin', t.words).with({ fastupdate: false }),
    index('post_words_newest').on(t.createdAt, t.postId),
  ],
);

/** Members mentioned in a post (`comment_id` null) or in a comment. */
export const mentions = pgTable(
  'mentions',
  {
    id: identity(),
    postId: postId(),
    commentId: reference('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    userId: memberReference('user_id'),
  },
  (t) => [
    unique('mentions_once').on(t.postId, t.commentId, t.userId).nullsNotDistinct(),
    index('mentions_comment').on(t.commentId),
    index('mentions_user').on(t.userId),
  ],
);

/** Results of creations with `X-Idempotency-Key`, kept for 30 days per member. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: memberReference('user_id'),
    key: text('key').notNull(),
    kind: text('kind')
      .$type<'post' | 'comment' | 'clip' | 'photo' | 'album' | 'group' | 'company'>()
      .notNull(),
    /** Null for photos, which have no number. */
    resourceId: reference('resource_id'),
    /** A photo; deleted, it is forgotten. */
    fileKey: text('file_key').references(() => files.key, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_once').on(t.userId, t.key),
    index('idempotency_keys_age').on(t.createdAt),
    index('idempotency_keys_file').on(t.fileKey),
  ],
);

/** Posts that stand at the top of their group's timeline, the last pinned first. */
export const groupPins = pgTable(
  'group_pins',
  {
    groupId: reference('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.postId] }), index('group_pins_post').on(t.postId)],
);
