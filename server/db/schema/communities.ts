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
import { bytewiseText, identity, moment, reference, searchWords } from './columns';
import { memberReference, users } from './users';

export type GroupRole = 'owner' | 'admin' | 'moderator' | 'member';
export type CompanyRole = 'owner' | 'moderator' | 'member';
export interface CompanyOptions {
  wall: boolean;
  photos: boolean;
  contacts: boolean;
  members: boolean;
}
export interface CompanyContact {
  category: 'commercial' | 'customer_service' | 'exports' | 'finance';
  name: string;
  email: string;
  phone: string;
}

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
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    memberCount: integer('member_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('groups_search_words').using('gin', searchWords(t.searchName))],
);

const groupId = () =>
  reference('group_id')
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' });

/** Members of a group; a blocked one keeps the row and loses every right. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: groupId(),
    userId: memberReference('user_id'),
    role: text('role').$type<GroupRole>().notNull(),
    blocked: boolean('blocked').notNull().default(false),
    silenced: boolean('silenced').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_members_user').on(t.userId, t.createdAt),
    index('group_members_list').on(t.groupId, t.createdAt, t.userId),
  ],
);

/** Invitations (`invited_by` set) and join requests (`invited_by` null). */
export const groupInvites = pgTable(
  'group_invites',
  {
    id: identity(),
    groupId: groupId(),
    userId: memberReference('user_id'),
    invitedBy: reference('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('group_invites_pair').on(t.groupId, t.userId),
    index('group_invites_user').on(t.userId, t.createdAt, t.id),
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
    options: jsonb('options').$type<CompanyOptions>().notNull(),
    location: text('location').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    contacts: jsonb('contacts').$type<CompanyContact[]>().notNull().default([]),
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    memberCount: integer('member_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
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
  { companyId: companyId(), userId: memberReference('user_id'), createdAt: moment('created_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_follows_user').on(t.userId, t.createdAt),
  ],
);
