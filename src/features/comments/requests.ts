import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { uploadsReleased } from '@/features/media/slice';
import { loadApi } from './loadApi';
import type { CommentEdit, NewComment, Thread } from './types';

/** Key of a comment box: by its post, or by the comment it answers. */
export function boxKey({ postId, parentId }: Pick<NewComment, 'postId' | 'parentId'>): string {
  return parentId === null ? postId : `${postId}/${parentId}`;
}

/** Key of the box that edits a comment. */
export function editKey(commentId: string): string {
  return `edit/${commentId}`;
}

/** Adds a comment or reply. A failure only sets the error of its box, whose content stays (CMT-06). */
export const addComment = createRequest(
  'comments/add',
  async (comment: NewComment, context: CallContext) => (await loadApi()).addComment(comment, context),
  { key: boxKey, followUps: (_, { uploads }) => [uploadsReleased(uploads)] },
);

/** Replaces a comment (CMT-05). A failure only sets the error of its box (CMT-06). */
export const editComment = createRequest(
  'comments/edit',
  async (edit: CommentEdit, context: CallContext) => (await loadApi()).editComment(edit, context),
  {
    key: ({ id }: { id: string }) => editKey(id),
    followUps: (_, { uploads }) => [uploadsReleased(uploads)],
  },
);

async function fetchChain(commentId: string, context: CallContext) {
  return (await loadApi()).fetchChain(commentId, context);
}

/** Loads a linked comment with its ancestors. */
export const loadChain = createRequest('comments/loadChain', fetchChain, {
  key: (commentId) => commentId,
  concurrency: 'latest',
});

/** Reloads a comment whose picture address has expired; unlike `loadChain` it scrolls nowhere. */
export const rereadComment = createRequest('comments/reread', fetchChain, {
  key: (commentId) => commentId,
  concurrency: 'latest',
});

interface CommentToDelete extends Thread {
  id: string;
  parentId: string | null;
}

export const deleteComment = createRequest(
  'comments/delete',
  async ({ id, postType }: CommentToDelete, context: CallContext) =>
    (await loadApi()).deleteComment({ id, type: postType }, context),
  { key: ({ id }: { id: string }) => id, messages: { failure: 'errors:failedTo.deleteComment' } },
);
