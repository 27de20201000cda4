import * as v from 'valibot';
import { total } from '@/shared/api/decode';
import { userSchema } from '@/features/people/types';

export const suggestionSchema = v.union([
  v.object({ kind: v.picklist(['user']), user: userSchema }),
  v.object({ kind: v.picklist(['tag']), tag: v.string(), posts: total }),
]);

/** A suggestion of the search box: a person by id, or a tag with the number of posts that carry it. */
export type Suggestion = { kind: 'user'; id: string } | { kind: 'tag'; tag: string; posts: number };

/** Tells suggestions of a list apart, also in the list of the next answer. */
export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'user' ? `user ${suggestion.id}` : `tag ${suggestion.tag}`;
