import type { EarlierTry } from '@/features/posts/publishing/earlierTry';
import type { NewComment } from './types';

/** Describes a try, to find out later whether it has arrived (ANY-04). */
export function tryOf({ authorId, text, gif, uploads, earlier, sentAt }: NewComment): EarlierTry {
  const since = earlier?.since ?? sentAt;
  return { authorId, text, hasGif: gif !== null, photos: uploads.length, since };
}
