import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { memberReference } from './users';

/** The personal link of a member who has one (HOUR-03). The code is kept as it is, since its owner reads it again. */
export const invitations = pgTable('invitations', {
  userId: memberReference('user_id').primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** Members who came by a link, with its owner; a row stays when the link is revoked. */
export const invitedMembers = pgTable(
  'invited_members',
  {
    userId: memberReference('user_id').primaryKey(),
    inviterId: memberReference('inviter_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('invited_members_inviter').on(t.inviterId)],
);
