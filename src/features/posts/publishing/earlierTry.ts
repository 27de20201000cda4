import * as v from 'valibot';

/** Content of a try without an answer. It may have arrived, so the app looks before sending again (ANY-04). */
export const earlierTrySchema = v.object({
  authorId: v.string(),
  text: v.string(),
  hasGif: v.boolean(),
  photos: v.number(),
  /** Server time of the first try in epoch milliseconds. */
  since: v.number(),
});
export type EarlierTry = v.InferOutput<typeof earlierTrySchema>;

/** A post or comment as the server lists it. */
interface Listed {
  author: { id: string };
  text: string;
  gifLink: string | null;
  photos: readonly unknown[];
  createdAt: string;
}

/** Milliseconds: some servers tell whole seconds. */
const tolerance = 2000;

const squashed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** True if the post or comment is the one that the try sent. */
export function isArrivalOf(
  earlier: EarlierTry,
  { author, text, gifLink, photos, createdAt }: Listed,
): boolean {
  return (
    author.id === earlier.authorId &&
    squashed(text) === squashed(earlier.text) &&
    (gifLink !== null) === earlier.hasGif &&
    photos.length === earlier.photos &&
    Date.parse(createdAt) >= earlier.since - tolerance
  );
}
