import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  CompanyFollowLevel,
  CompanyRole,
  WireCompanyContact,
  WireCompanyOptions,
} from '@/shared/wire/company';
import {
  groupRoles,
  type GroupAct,
  type GroupRole,
  type OfferedRole,
  type WireGroupAnswer,
  type PostApproval,
} from '@/shared/wire/group';
import { bytewiseText, identity, moment, reference, searchWords } from './columns';
import { memberReference, users } from './users';

/** Categories of groups and companies; a subcategory has a `parent_id`. */
export const categories = pgTable(
  'categories',
  {
    id: identity(),
    kind: text('kind').$type<'group' | 'company'>().notNull(),
    parentId: reference('parent_id'),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [uniqueIndex('categories_order').on(t.kind, t.parentId, t.position)],
);

const category = (name: string) => reference(name).references(() => categories.id);

/** Groups; with `privacy` 1 joining needs approval. */
export const groups = pgTable(
  'groups',
  {
    id: identity(),
    permalink: bytewiseText('permalink').notNull().unique(),
    name: text('name').notNull(),
    searchName: bytewiseText('search_name').notNull(),
    privacy: smallint('privacy').$type<0 | 1>().notNull(),
    categoryId: category('category_id').notNull(),
    subcategoryId: category('subcategory_id'),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    pictures: boolean('pictures').notNull().default(true),
    contacts: text('contacts'),
    wall: boolean('wall').notNull().default(true),
    /** Lowest role that may post. */
    postGroup: text('post_group').$type<'member' | 'moderator' | 'admin'>().notNull().default('member'),
    approval: text('approval').$type<PostApproval>().notNull().default('off'),
    /** Asked of people who join or ask to. */
    questions: jsonb('questions').$type<string[]>().notNull().default([]),
    rules: jsonb('rules').$type<string[]>().notNull().default([]),
    /** Set while the group is an archive, in which nobody writes and which nobody joins. */
    archivedAt: moment('archived_at'),
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    memberCount: integer('member_count').notNull().default(0),
    /** Time of the newest post, removed or not (FEED-01); kept by triggers on `posts`. */
    lastPostAt: moment('last_post_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('groups_search_words').using('gin', searchWords(t.searchName))],
);

const groupId = () =>
  reference('group_id')
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' });

/** Answers to the questions of a group, with the questions as they were then. */
const answers = () => jsonb('answers').$type<WireGroupAnswer[]>().notNull().default([]);

/**
 * Members of a group; a blocked one keeps the row and loses every right. `was_member` is false for people who were
 * blocked while they asked to join or were invited.
 */
/** Place of a role among `roles`, from one on. Written out, so that a query asks for what an index holds. */
export const roleRank = (role: AnyColumn, roles: readonly string[]): SQL =>
  sql`(case ${role} ${sql.raw(roles.map((name, at) => `when '${name}' then ${at + 1}`).join(' '))} end)`;

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: groupId(),
    userId: memberReference('user_id'),
    role: text('role').$type<GroupRole>().notNull(),
    blocked: boolean('blocked').notNull().default(false),
    silenced: boolean('silenced').notNull().default(false),
    wasMember: boolean('was_member').notNull().default(true),
    /** End of the block; null: it lasts. */
    blockedUntil: moment('blocked_until'),
    blockReason: text('block_reason').notNull().default(''),
    answers: answers(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_members_user').on(t.userId, t.createdAt),
    index('group_members_list').on(t.groupId, roleRank(t.role, groupRoles), t.createdAt, t.userId),
    index('group_members_apart')
      .on(t.groupId)
      .where(sql`${t.blocked} or ${t.silenced}`),
    index('group_members_blocks')
      .on(t.blockedUntil)
      .where(sql`${t.blockedUntil} is not null`),
  ],
);

/** People who left a group while they were silenced in it: they stay so, outside and when they come back (GRP-06). */
export const groupSilences = pgTable(
  'group_silences',
  { groupId: groupId(), userId: memberReference('user_id'), createdAt: moment('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('group_silences_user').on(t.userId)],
);

/** Invitations (`invited_by` set) and join requests (`invited_by` null). */
export const groupInvites = pgTable(
  'group_invites',
  {
    id: identity(),
    groupId: groupId(),
    userId: memberReference('user_id'),
    invitedBy: reference('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Role that the invitation gives. */
    role: text('role').$type<OfferedRole>().notNull().default('member'),
    answers: answers(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('group_invites_pair').on(t.groupId, t.userId),
    index('group_invites_user').on(t.userId, t.createdAt, t.id),
  ],
);

/** Links by which people join a group. Of a code only its hash is stored. */
export const groupLinks = pgTable(
  'group_links',
  {
    id: identity(),
    groupId: groupId(),
    codeHash: text('code_hash').notNull().unique(),
    createdBy: memberReference('created_by'),
    /** People whom the link lets in, and those whom it has let in. */
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('group_links_list').on(t.groupId, t.id), index('group_links_end').on(t.expiresAt)],
);

/** Acts in a group of the last 90 days (DESK-01). Answered requests and invitations are known by `invite_id`. */
export const groupLog = pgTable(
  'group_log',
  {
    id: identity(),
    groupId: groupId(),
    act: text('act').$type<GroupAct>().notNull(),
    actorId: memberReference('actor_id'),
    /** Null when the act concerns nobody else. */
    subjectId: reference('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    inviteId: reference('invite_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('group_log_list').on(t.groupId, t.createdAt, t.id),
    index('group_log_invite')
      .on(t.inviteId)
      .where(sql`${t.inviteId} is not null`),
    index('group_log_time').on(t.createdAt),
  ],
);

export const companies = pgTable(
  'companies',
  {
    id: identity(),
    permalink: bytewiseText('permalink').notNull().unique(),
    name: text('name').notNull(),
    searchName: bytewiseText('search_name').notNull(),
    privacy: smallint('privacy').$type<0 | 1>().notNull(),
    categoryId: category('category_id').notNull(),
    subcategoryId: category('subcategory_id'),
    description: text('description').notNull().default(''),
    options: jsonb('options').$type<WireCompanyOptions>().notNull(),
    location: text('location').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    contacts: jsonb('contacts').$type<WireCompanyContact[]>().notNull().default([]),
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    memberCount: integer('member_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    /** Same as for groups. */
    lastPostAt: moment('last_post_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('companies_search_words').using('gin', searchWords(t.searchName))],
);

const companyId = () =>
  reference('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: companyId(),
    userId: memberReference('user_id'),
    role: text('role').$type<CompanyRole>().notNull(),
    position: text('position').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_members_user').on(t.userId, t.createdAt),
  ],
);

export const companyFollows = pgTable(
  'company_follows',
  {
    companyId: companyId(),
    userId: memberReference('user_id'),
    level: text('level').$type<CompanyFollowLevel>().notNull().default('none'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_follows_user').on(t.userId, t.createdAt),
  ],
);

/** Suggested groups that a member has hidden (GRP-01). */
export const dismissedGroups = pgTable(
  'dismissed_groups',
  { groupId: groupId(), userId: memberReference('user_id'), createdAt: moment('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.groupId] }), index('dismissed_groups_group').on(t.groupId)],
);

/** Suggested companies that a member has hidden (CMP-01). */
export const dismissedCompanies = pgTable(
  'dismissed_companies',
  { companyId: companyId(), userId: memberReference('user_id'), createdAt: moment('created_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId] }),
    index('dismissed_companies_company').on(t.companyId),
  ],
);
