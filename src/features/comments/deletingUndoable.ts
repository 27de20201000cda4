import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { comments } from './entities';
import { deleteComment, type CommentDeletion } from './requests';

/** Deletes a comment with its replies; can be taken back for six seconds (CMT-02, HOUR-04). */
export const deletingUndoable = createUndoable<CommentDeletion, undefined>(
  'comments/deletions',
  deleteComment,
  () => i18n.t('comments:deleted'),
  comments.kind,
);
