import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { Unsaving } from './unsavingUndoable';

/** Name of the list of saved posts, which leaves them out meanwhile. */
export const savedPosts = 'walls/bookmarks';

/** Takes posts out of the saved ones by `act`; can be taken back for six seconds (POST-07, HOUR-04). */
export const unsaving = lazyUndoable<Unsaving, boolean>(
  'posts/unsaving',
  async () => (await import('./unsavingUndoable')).unsavingUndoable,
);
