import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActionType, NoticeType, WalletOperation } from '@/shared/wire/notification';
import type { ReportedKind, ReportReason } from '@/shared/wire/report';
import type { NotificationType } from '@/shared/wire/user';
import { identity, moment, reference } from './columns';
import { companies, groups } from './communities';
import { moderationNotices, reviewItems } from './moderation';
import { comments, posts } from './posts';
import { shortVideos } from './shortVideos';
import { memberReference, users } from './users';

/** Notifications of a member (NTF-03), deleted with their subject. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: memberReference('user_id'),
    modelType: text('model_type').$type<NoticeType>().notNull(),
    actionType: text('action_type').$type<ActionType>(),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    postId: reference('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: reference('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    groupId: reference('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    /** Id of a follow request or group invite. */
    inviteId: reference('invite_id'),
    /** Decision of a moderator. */
    noticeId: reference('notice_id').references(() => moderationNotices.id, { onDelete: 'cascade' }),
    text: text('text'),
    operation: text('operation').$type<WalletOperation>(),
    readAt: moment('read_at'),
    /** True once the member marked it as unread: opening the list leaves it so. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Decision on it for a digest mail, which it may not be in (LIVE-04). */
    digestedAt: moment('digested_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('notifications_list').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    index('notifications_actor').on(t.actorId),
    index('notifications_post').on(t.postId),
    index('notifications_comment').on(t.commentId),
    index('notifications_notice')
      .on(t.noticeId)
      .where(sql`${t.noticeId} is not null`),
  ],
);

/** Posts of which a member wants to hear nothing more. */
export const mutedPosts = pgTable(
  'muted_posts',
  {
    userId: memberReference('user_id'),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index('muted_posts_post').on(t.postId)],
);
/** Digest mails of members who asked for them (LIVE-04); no row: never asked. */
export const digests = pgTable('digests', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Kinds that are mailed; the others never are. */
  choices: jsonb('choices').$type<Partial<Record<NotificationType, 'now' | 'daily'>>>().notNull().default({}),
  /** Last change of the choices: earlier notifications are not mailed. */
  since: moment('since').notNull(),
  mailedAt: moment('mailed_at'),
  /** Failed attempts at the next mail, and the time of another one. */
  attempts: smallint('attempts').notNull().default(0),
  retryAt: moment('retry_at'),
});

/**
 * Reports of posts, short videos, comments, members, groups and companies (RPT-01, DESK-02). They outlive their
 * subject, because `excerpt` keeps the start of its text or its name, but not its author.
 */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    postId: reference('post_id').references(() => posts.id, { onDelete: 'set null' }),
    clipId: reference('clip_id').references(() => shortVideos.id, { onDelete: 'set null' }),
    commentId: reference('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    groupId: reference('group_id').references(() => groups.id, { onDelete: 'set null' }),
    companyId: reference('company_id').references(() => companies.id, { onDelete: 'set null' }),
    subject: text('subject').$type<'post' | ReportedKind>().notNull().default('post'),
    /**
     * Author of the post, short video or comment, or the member; null for groups and companies, and for reports of
     * earlier versions whose post is deleted.
     */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'cascade' }),
    reporterId: memberReference('reporter_id'),
    /** The item of the desk in which it counts. */
    itemId: reference('item_id').references(() => reviewItems.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.postId),
    uniqueIndex('reports_clip_once').on(t.reporterId, t.clipId),
    uniqueIndex('reports_comment_once').on(t.reporterId, t.commentId),
    uniqueIndex('reports_group_once').on(t.reporterId, t.groupId),
    uniqueIndex('reports_company_once').on(t.reporterId, t.companyId),
    uniqueIndex('reports_member_once')
      .on(t.reporterId, t.authorId)
      .where(sql`${t.subject} = 'user'`),
    index('reports_post').on(t.postId),
    index('reports_clip').on(t.clipId),
    index('reports_comment').on(t.commentId),
    index('reports_group').on(t.groupId),
    index('reports_company').on(t.companyId),
    index('reports_author').on(t.authorId),
    index('reports_item').on(t.itemId),
    index('reports_created').on(t.createdAt, t.id),
  ],
);

/** Mails and texts of a server without a mail service or gateway (SRV-03). */
export const outboxMessages = pgTable('outbox_messages', {
  id: identity(),
  kind: text('kind').$type<'mail' | 'sms'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull().default(''),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull(),
});
