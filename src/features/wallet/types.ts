import * as v from 'valibot';
import { numberOrNull, total } from '@/shared/api/decode';

/** A week as the backend counts it; what it does not tell is null. */
export const weekSchema = v.object({
  from: v.pipe(
    v.string(),
    v.transform(Date.parse),
    v.check((moment) => !Number.isNaN(moment)),
  ),
  posts: total,
  votes: total,
  followers: numberOrNull,
  value: numberOrNull,
});
