import * as v from 'valibot';

/** A word or phrase whose posts and comments are folded away (HOUR-07). */
export const mutedWordSchema = v.object({
  phrase: v.string(),
  /** ISO 8601; null for ever. */
  until: v.nullable(v.string()),
});
export type MutedWord = v.InferOutput<typeof mutedWordSchema>;
