import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { PostDeletion } from './deletingUndoable';

/** Deletes posts by `act`; can be taken back for six seconds (POST-04, HOUR-04). */
export const deleting = lazyUndoable<PostDeletion, undefined>(
  'posts/deletions',
  async () => (await import('./deletingUndoable')).deletingUndoable,
);
