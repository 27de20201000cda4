import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { uploadsReleased } from '@/features/media/slice';
import type { NewComment, Thread } from './types';

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
  lazyCall(async () => (await import('./api')).addComment),
  { key: boxKey, followUps: (_, { uploads }) => [uploadsReleased(uploads)] },
);

/** Replaces a comment (CMT-05). A failure only sets the error of its box (CMT-06). */
export const editComment = createRequest(
  'comments/edit',
  lazyCall(async () => (await import('./api')).editComment),
  {
    key: ({ id }: { id: string }) => editKey(id),
    followUps: (_, { uploads }) => [uploadsReleased(uploads)],
  },
);

const fetchChain = lazyCall(async () => (await import('./api')).fetchChain);

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

const sendDelete = lazyCall(async () => (await import('./api')).deleteComment);

export interface CommentDeletion extends Thread {
  id: string;
  parentId: string | null;
}

export const deleteComment = createRequest(
  'comments/delete',
  ({ id, postType }: CommentDeletion, context: CallContext) => sendDelete({ id, type: postType }, context),
  { key: ({ id }: { id: string }) => id, messages: { failure: 'errors:failedTo.deleteComment' } },
);

/** Reads whether the member may speak for a company, by its permalink, under its posts (CMP-02). */
export const loadVoice = createResource(
  'comments/loadVoice',
  lazyCall(async () => (await import('./api')).fetchVoice),
  { key: (permalink) => permalink, concurrency: 'latest' },
);
