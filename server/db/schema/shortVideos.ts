import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClipState } from '@/shared/wire/shortVideo';
import { identity, moment, reference } from './columns';
import { files } from './files';
import { posts } from './posts';
import { memberReference } from './users';

/**
 * Short videos (CLIP-01). The row and its address exist while the file is prepared; `failure` is the code of the reason
 * why it could not be.
 */
export const shortVideos = pgTable(
  'short_videos',
  {
    id: identity(),
    authorId: memberReference('author_id'),
    text: text('text').notNull().default(''),
    fileKey: text('file_key')
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
    posterKey: text('poster_key').references(() => files.key, { onDelete: 'set null' }),
    state: text('state').$type<ClipState>().notNull(),
    failure: text('failure'),
    /** Of the prepared file, in milliseconds; 0 before. */
    duration: integer('duration').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Same as for posts. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('short_videos_newest').on(t.createdAt, t.id),
    index('short_videos_author').on(t.authorId, t.createdAt, t.id),
    index('short_videos_state').on(t.state),
    index('short_videos_poster').on(t.posterKey),
    uniqueIndex('short_videos_file').on(t.fileKey),
  ],
);

/**
 * Short videos that arrive in parts (CLIP-02). What is there of one stands on disk under its key, which becomes that of
 * the file. The row stays until it expires, so that a repeat finds what it has made.
 */
export const arrivingVideos = pgTable(
  'arriving_videos',
  {
    key: text('key').primaryKey(),
    ownerId: memberReference('owner_id'),
    /** Bytes of the whole. */
    size: integer('size').notNull(),
    text: text('text').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The short video that was made of it; null until all of it is there. */
    clipId: reference('clip_id').references(() => shortVideos.id, { onDelete: 'cascade' }),
    /** Time of the last part. */
    touchedAt: moment('touched_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('arriving_videos_owner').on(t.ownerId),
    index('arriving_videos_clip').on(t.clipId),
    index('arriving_videos_expiry').on(t.expiresAt),
  ],
);

/** Captions of a short video, one file of WebVTT for each language. */
export const clipCaptions = pgTable(
  'clip_captions',
  {
    clipId: reference('clip_id')
      .notNull()
      .references(() => shortVideos.id, { onDelete: 'cascade' }),
    lang: text('lang').notNull(),
    fileKey: text('file_key')
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.clipId, t.lang] }), index('clip_captions_file').on(t.fileKey)],
);

/** Short video that a post shows; one at most. */
export const postVideos = pgTable(
  'post_videos',
  {
    postId: reference('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null once the short video is deleted: the post says so. */
    clipId: reference('clip_id').references(() => shortVideos.id, { onDelete: 'set null' }),
  },
  (t) => [index('post_videos_clip').on(t.clipId)],
);
