import * as v from 'valibot';
import { id, text } from '@/shared/api/decode';

/** A category as the dictionary, groups and companies name it. */
const categorySchema = v.object({ id, name: text });
export const categoryOrNull = v.fallback(v.nullable(categorySchema), null);

const tree = v.fallback(
  v.array(v.object({ id, name: text, subcategories: v.fallback(v.array(categorySchema), []) })),
  [],
);

export const dictionarySchema = v.object({
  lists: v.object({ groupCategories: tree, companyCategories: tree }),
});
export type CategoryTree = v.InferOutput<typeof tree>;

/** Fields that the forms of groups and companies share (GRP-02, CMP-01). */
export interface NewCommunity extends Record<string, unknown> {
  name: string;
  privacy: string;
  category: string;
  subcategory: string;
  description: string;
}
