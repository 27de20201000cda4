import type { Image } from '@/features/media/types';
import type { Preview } from '@/features/previews/types';
import type { PostContent } from '../types';

/** A post or comment as stored by the server. */
interface Stored {
  text: string;
  gifLink: string | null;
  preview: Preview | null;
  photos: readonly Image[];
}

/** True if the server's state is the wanted one, not the result of an earlier try. */
export function isStoredAs(stored: Stored, wanted: PostContent, photoKeys: readonly string[]): boolean {
  return (
    stored.text === wanted.text.trim() &&
    stored.gifLink === wanted.gif &&
    stored.preview?.url === wanted.preview?.url &&
    stored.photos.map(({ key }) => key).join() === photoKeys.join()
  );
}
