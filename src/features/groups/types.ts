import * as v from 'valibot';
import { addressed, id, idOrNull, text, total } from '@/shared/api/decode';
import { refSchema } from '@/features/people/types';

/** A group in a list. */
export const groupSchema = v.pipe(
  v.object({
    id,
    name: text,
    permalink: idOrNull,
    /** 1: joining needs approval. */
    privacy: v.fallback(v.picklist([0, 1]), 1),
    members: total,
    avatar: v.fallback(refSchema, null),
    /** The member's own role. */
    role: v.fallback(v.nullable(v.picklist(['owner', 'admin', 'moderator', 'member'])), null),
  }),
  v.transform(addressed),
);
export type Group = v.InferOutput<typeof groupSchema>;
