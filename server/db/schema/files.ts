import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns';
import { companies } from './communities';
import { memberReference } from './users';

/**
 * Stored pictures, short videos and captions; the bytes are in the file store (disk or S3) under the key. `pending`
 * files have no post, comment, album or profile yet and are removed after a day; `kept` ones were in an album and are
 * the owner's alone. `public` ones are avatars and covers.
 */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    ownerId: memberReference('owner_id'),
    kind: text('kind').$type<'picture' | 'video' | 'captions'>().notNull().default('picture'),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    visibility: text('visibility').$type<'public' | 'private'>().notNull(),
    state: text('state').$type<'pending' | 'attached' | 'kept'>().notNull(),
    /** ThumbHash in base64, a blurred preview; null for pictures of earlier versions. */
    hash: text('hash'),
    /** Text for those who do not see the picture. */
    alt: text('alt').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('files_owner').on(t.ownerId, t.createdAt), index('files_state').on(t.state, t.createdAt)],
);

/** Photo albums of members (ALB-01). */
export const albums = pgTable(
  'albums',
  {
    id: identity(),
    ownerId: memberReference('owner_id'),
    title: text('title').notNull(),
    privacy: text('privacy').$type<'public' | 'private'>().notNull(),
    coverKey: text('cover_key'),
    photoCount: integer('photo_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('albums_owner').on(t.ownerId, t.createdAt, t.id)],
);

/** Album of a picture; one at most. `position` is the order by hand, the lowest first; new ones come before it. */
export const albumPhotos = pgTable(
  'album_photos',
  {
    fileKey: text('file_key')
      .primaryKey()
      .references(() => files.key, { onDelete: 'cascade' }),
    albumId: reference('album_id')
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('album_photos_album').on(t.albumId, t.createdAt)],
);

/** Company of a picture that its team added to its photos (CMP-02). */
export const companyPhotos = pgTable(
  'company_photos',
  {
    fileKey: text('file_key')
      .primaryKey()
      .references(() => files.key, { onDelete: 'cascade' }),
    companyId: reference('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('company_photos_company').on(t.companyId, t.createdAt)],
);

/**
 * Addresses of downloads, each for the member who asked: an album or single `keys`, or all that is theirs (OWN-01).
 */
export const archives = pgTable(
  'archives',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: memberReference('user_id'),
    kind: text('kind').$type<'photos' | 'export'>().notNull().default('photos'),
    albumId: reference('album_id').references(() => albums.id, { onDelete: 'cascade' }),
    keys: jsonb('keys').$type<string[]>().notNull().default([]),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('archives_user').on(t.userId),
    index('archives_album').on(t.albumId),
    index('archives_expiry').on(t.expiresAt),
  ],
);
