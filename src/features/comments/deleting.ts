import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { CommentDeletion } from './requests';

/** Deletes comments by `act`; can be taken back for six seconds (CMT-02, HOUR-04). */
export const deleting = lazyUndoable<CommentDeletion, undefined>(
  'comments/deletions',
  async () => (await import('./deletingUndoable')).deletingUndoable,
);
