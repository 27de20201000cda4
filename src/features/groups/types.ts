import * as v from 'valibot';
import { refSchema } from '@/features/people/types';

/** A group in a list. */
export const groupSchema = v.object({
  id: v.string(),
  name: v.string(),
  permalink: v.string(),
  /** 1: joining needs approval. */
  privacy: v.fallback(v.picklist([0, 1]), 1),
  members: v.fallback(v.number(), 0),
  avatar: v.fallback(refSchema, null),
  /** The member's own role. */
  role: v.fallback(v.nullable(v.picklist(['owner', 'admin', 'moderator', 'member'])), null),
});
export type Group = v.InferOutput<typeof groupSchema>;
