import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeskAct, DeskAnswer, NoticeAnswer, ReviewKind, SubjectKind } from '@/shared/wire/moderation';
import { identity, moment, reference } from './columns';
import { groups } from './communities';
import { memberReference, users } from './users';

const groupOfDesk = () => reference('group_id').references(() => groups.id, { onDelete: 'set null' });
const moderator = (name: string) => reference(name).references(() => users.id, { onDelete: 'set null' });

/**
 * Things that wait for a moderator, or waited (DESK-02). One open item for each reported thing; a second look opens the
 * item of its decision again. `target_id` is the id of the `subject`, which may be gone.
 */
export const reviewItems = pgTable(
  'review_items',
  {
    id: identity(),
    kind: text('kind').$type<ReviewKind>().notNull(),
    subject: text('subject').$type<SubjectKind>().notNull(),
    targetId: reference('target_id').notNull(),
    /** Null for groups and companies. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The group whose admins answer first; null: the house answers. */
    groupId: groupOfDesk(),
    excerpt: text('excerpt').notNull().default(''),
    /** True for what is the house's at once, beside the group's. */
    isEscalated: boolean('is_escalated').notNull().default(false),
    reportCount: integer('report_count').notNull().default(0),
    /** Time since which the reports hide the thing from everybody; null when they do not. */
    hiddenAt: moment('hidden_at'),
    firstAt: moment('first_at').notNull(),
    claimedBy: moderator('claimed_by'),
    claimedUntil: moment('claimed_until'),
    answer: text('answer').$type<DeskAnswer>(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('review_items_open')
      .on(t.subject, t.targetId)
      .where(sql`${t.decidedAt} is null and ${t.kind} = 'report'`),
    index('review_items_queue')
      .on(t.reportCount, t.firstAt, t.id)
      .where(sql`${t.decidedAt} is null`),
    index('review_items_group')
      .on(t.groupId)
      .where(sql`${t.decidedAt} is null`),
    index('review_items_author').on(t.authorId),
  ],
);

/**
 * Acts of moderators, written with the act and never changed (DESK-03). It outlives those who are named in it; what
 * reports hide has no actor.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: identity(),
    itemId: reference('item_id').references(() => reviewItems.id, { onDelete: 'set null' }),
    act: text('act').$type<DeskAct>().notNull(),
    actorId: moderator('actor_id'),
    subject: text('subject').$type<SubjectKind>().notNull(),
    authorId: moderator('author_id'),
    groupId: groupOfDesk(),
    rule: text('rule').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('moderation_log_list').on(t.createdAt, t.id),
    index('moderation_log_group').on(t.groupId, t.createdAt, t.id),
    index('moderation_log_item').on(t.itemId),
  ],
);

/** Decisions as their author learns of them, and what the author says to them, once (DESK-03). */
export const moderationNotices = pgTable(
  'moderation_notices',
  {
    id: identity(),
    itemId: reference('item_id')
      .notNull()
      .references(() => reviewItems.id, { onDelete: 'cascade' }),
    userId: memberReference('user_id'),
    answer: text('answer').$type<NoticeAnswer>().notNull(),
    subject: text('subject').$type<SubjectKind>().notNull(),
    excerpt: text('excerpt').notNull().default(''),
    rule: text('rule').notNull(),
    note: text('note').notNull().default(''),
    groupId: groupOfDesk(),
    decidedBy: moderator('decided_by'),
    createdAt: moment('created_at').notNull(),
    /** Null where nothing can be put back. */
    appealUntil: moment('appeal_until'),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    outcome: text('outcome').$type<'restored' | 'upheld'>(),
    outcomeAt: moment('outcome_at'),
  },
  (t) => [index('moderation_notices_item').on(t.itemId), index('moderation_notices_user').on(t.userId)],
);
