import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { posts } from './posts';

/**
 * Queue for the blockchain (POST-10): one row for each published state of a post, keyed by its digest. `started_at` is
 * set while a worker has the row. One whose words changed meanwhile stays as `dropped`, so that no other worker sends
 * it too when they are changed back.
 */
export const publications = pgTable(
  'publications',
  {
    /** 0x and 64 hex digits. */
    digest: text('digest').primaryKey(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    status: text('status')
      .$type<'pending' | 'published' | 'failed' | 'dropped'>()
      .notNull()
      .default('pending'),
    tx: text('tx'),
    attempts: smallint('attempts').notNull().default(0),
    startedAt: moment('started_at'),
    nextAt: moment('next_at').notNull(),
  },
  (t) => [index('publications_due').on(t.status, t.nextAt), index('publications_post').on(t.postId)],
);
