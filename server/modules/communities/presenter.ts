import type { WireCategory } from '@/shared/wire/group';
import type { WireRef } from '@/shared/wire/common';
import type { categories, companies, groups } from '../../db/schema';
import { publicRef } from '../people/presenter';
import { presentCategory } from './categories';

type CategoryRow = typeof categories.$inferSelect;

interface CommunityHeader {
  id: string;
  name: string;
  privacy: 0 | 1;
  category: WireCategory;
  subcategory: WireCategory | null;
  description: string;
  permalink: string;
  location: string;
  members: number;
  avatar: WireRef;
  cover: WireRef;
  created_at: string;
}

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
