import { useSyncExternalStore } from 'react';
import { subscribeThumbnails, thumbnailOf } from './thumbnails';

/** Address of an upload's thumbnail; undefined until it is rendered. */
export function useThumbnail(id: string): string | undefined {
  return useSyncExternalStore(subscribeThumbnails, () => thumbnailOf(id));
}
