import type { Database } from '../../db/database';
import { toSearchName } from '../../db/search';
import { requireCategories } from './categories';
import type { CommunityKind } from './permalinks';

/** The part of a group or company that depends on several fields of an edit. */
interface Edited {
  name: string;
  permalink: string;
  categoryId: number;
  subcategoryId: number | null;
}

interface Edit {
  name?: string | undefined;
  permalink?: string | undefined;
  category?: number | undefined;
  subcategory?: number | null | undefined;
}

/**
 * Builds the columns that follow from several fields. A new category without a subcategory clears the former one.
 * Throws 422 for unknown categories.
 */
export async function derivedChanges(
  tx: Database,
  kind: CommunityKind,
  row: Edited,
  { name, permalink, category, subcategory }: Edit,
): Promise<{ categoryId?: number; subcategoryId?: number | null; searchName?: string }> {
  const searchName =
    name === undefined && permalink === undefined
      ? {}
      : { searchName: toSearchName([name ?? row.name, permalink ?? row.permalink]) };
  if (category === undefined && subcategory === undefined) return searchName;
  const categoryId = category ?? row.categoryId;
  const kept = categoryId === row.categoryId ? row.subcategoryId : null;
  const subcategoryId = subcategory === undefined ? kept : subcategory;
  await requireCategories(tx, kind, categoryId, subcategoryId);
  return { ...searchName, categoryId, subcategoryId };
}
