import type { Image } from '@/features/media/types';
import type { Preview } from '@/features/previews/types';
import type { PostContent } from './types';

/** What the server holds of a post or a comment. */
interface Stored {
  text: string;
  gifLink: string | null;
  preview: Preview | null;
  photos: readonly Image[];
}

/** True when the server holds what was to be written, and not what an earlier try brought. */
export function holds(stored: Stored, wanted: PostContent, photoKeys: readonly string[]): boolean {
  return (
    stored.text === wanted.text.trim() &&
    stored.gifLink === wanted.gif &&
    stored.preview?.url === wanted.preview?.url &&
    stored.photos.map(({ key }) => key).join() === photoKeys.join()
  );
}
