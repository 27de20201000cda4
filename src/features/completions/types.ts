import * as v from 'valibot';
import { userSchema } from '@/features/people/types';

export const suggestionSchema = v.variant('kind', [
  v.object({ kind: v.literal('user'), user: userSchema }),
  v.object({ kind: v.literal('tag'), tag: v.string(), posts: v.fallback(v.number(), 0) }),
]);

/** What the search box offers: a person by id, or a tag with how many posts carry it. */
export type Suggestion = { kind: 'user'; id: string } | { kind: 'tag'; tag: string; posts: number };
