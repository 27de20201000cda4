import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { LiveEvent } from '@/shared/wire/live';
import { identity, moment, reference } from './columns';
import { users } from './users';

/** Full transaction id, which orders what is visible to a reader. */
const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * Outbox of the event streams: written in the transaction of what it tells, read by every server process, deleted by
 * the housekeeping (LIVE-03).
 */
export const liveOutbox = pgTable(
  'live_outbox',
  {
    id: identity(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<LiveEvent>().notNull(),
    /** Whom it is for; null where that follows from the post. */
    memberId: reference('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A deleted post has nobody left to tell. */
    postId: reference('post_id'),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('live_outbox_transaction').on(t.transaction), index('live_outbox_created').on(t.createdAt)],
);
