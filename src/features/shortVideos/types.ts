import * as v from 'valibot';
import { id, text, textOrNull, total } from '@/shared/api/decode';
import { flag } from '@/shared/api/decode';
import { refSchema, userSchema } from '@/features/people/types';

const captionsSchema = v.object({ key: id, access: textOrNull, lang: text });

/** The video of a clip; some backends give its address alone. Seconds and pixels are 0 where they are not known. */
const fileSchema = v.union([
  v.object({ key: id, access: textOrNull, duration: total, width: total, height: total }),
  v.pipe(
    id,
    v.transform((key) => ({ key, access: null, duration: 0, width: 0, height: 0 })),
  ),
]);

export const clipSchema = v.object({
  id,
  file: fileSchema,
  text,
  author: v.fallback(v.nullable(userSchema), null),
  createdAt: text,
  canDelete: flag,
  poster: v.fallback(refSchema, null),
  captions: v.fallback(v.array(captionsSchema), []),
  /** One that says nothing of it can be watched. */
  state: v.fallback(v.picklist(['processing', 'ready', 'failed']), 'ready'),
  /** Code of the reason why it failed. */
  failure: textOrNull,
});
export type DecodedClip = v.InferOutput<typeof clipSchema>;

/** A stored short video; its author is in the users' store. */
export type Clip = Omit<DecodedClip, 'author'> & { authorId: string | null };
