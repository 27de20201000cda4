import * as v from 'valibot';
import { addressed, flag, id, idOrNull, text, total } from '@/shared/api/decode';
import { refSchema } from '@/features/people/types';

/** A company in a list. */
export const companySchema = v.pipe(
  v.object({
    id,
    name: text,
    permalink: idOrNull,
    category: v.fallback(v.object({ name: text }), { name: '' }),
    followers: total,
    avatar: v.fallback(refSchema, null),
    isFollow: flag,
    /** The member's own role. */
    role: v.fallback(v.nullable(v.picklist(['owner', 'moderator', 'member'])), null),
  }),
  v.transform(addressed),
);
export type Company = v.InferOutput<typeof companySchema>;
