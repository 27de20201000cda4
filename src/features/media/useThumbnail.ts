import { useSyncExternalStore } from 'react';
import { subscribeThumbnails, thumbnailOf } from './thumbnails';

/** The address of an upload's small picture; undefined until it is made. */
export function useThumbnail(id: string): string | undefined {
  return useSyncExternalStore(subscribeThumbnails, () => thumbnailOf(id));
}
