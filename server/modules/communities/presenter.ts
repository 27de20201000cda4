import type { WireCompany } from '@/shared/wire/company';
import type { categories, companies, groups } from '../../db/schema';
import { publicRef } from '../people/presenter';
import { presentCategory } from './categories';

type CategoryRow = typeof categories.$inferSelect;

type CommunityHeader = Pick<
  WireCompany,
  | 'id'
  | 'name'
  | 'privacy'
  | 'category'
  | 'subcategory'
  | 'description'
  | 'permalink'
  | 'location'
  | 'members'
  | 'avatar'
  | 'cover'
  | 'created_at'
>;

/** Presents what everybody may know of a group or company. */
export function presentHeader(
  row: typeof groups.$inferSelect | typeof companies.$inferSelect,
  category: CategoryRow,
  subcategory: CategoryRow | null,
): CommunityHeader {
  return {
    id: String(row.id),
    name: row.name,
    privacy: row.privacy,
    category: presentCategory(category),
    subcategory: subcategory === null ? null : presentCategory(subcategory),
    description: row.description,
    permalink: row.permalink,
    location: row.location,
    members: row.memberCount,
    avatar: publicRef(row.avatarKey),
    cover: publicRef(row.coverKey),
    created_at: row.createdAt.toISOString(),
  };
}
