import * as v from 'valibot';
import { refSchema } from '@/features/people/types';

/** A company in a list. */
export const companySchema = v.object({
  id: v.string(),
  name: v.string(),
  permalink: v.string(),
  category: v.fallback(v.object({ name: v.string() }), { name: '' }),
  followers: v.fallback(v.number(), 0),
  avatar: v.fallback(refSchema, null),
  isFollow: v.fallback(v.boolean(), false),
  /** The member's own role. */
  role: v.fallback(v.nullable(v.picklist(['owner', 'moderator', 'member'])), null),
});
export type Company = v.InferOutput<typeof companySchema>;
