import { alias } from 'drizzle-orm/pg-core';
import type { WireCategory } from '@/shared/wire/group';
import { categories } from '../../db/schema';

/** Second join of `categories`, for the subcategory of a group or company. */
export const subcategories = alias(categories, 'subcategories');

export const presentCategory = (row: Pick<typeof categories.$inferSelect, 'id' | 'name'>): WireCategory => ({
  id: String(row.id),
  name: row.name,
});
