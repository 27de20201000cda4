import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { posts } from './entities';
import { deletePost } from './requests';
import type { Post } from './types';

export interface PostDeletion {
  id: string;
  type: Post['postType'];
}

/** Deletes a post; can be taken back for six seconds (POST-04, HOUR-04). */
export const deletingUndoable = createUndoable<PostDeletion, undefined>(
  'posts/deletions',
  deletePost,
  () => i18n.t('posts:deleted'),
  posts.kind,
);
