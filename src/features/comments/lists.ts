import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { comments } from './entities';
import { loadApi } from './loadApi';
import type { Thread } from './types';

export const commentsList = createPagedList<[Thread]>({
  name: 'comments/top',
  kind: comments.kind,
  pageSize: pageSizes.comments,
  key: ({ postId }) => postId,
  fetch: async (thread, page, context) => (await loadApi()).fetchComments(thread, page, context),
});

/** The replies to one comment: newest page first on the wire, oldest first on screen (CMT-03). */
export const repliesList = createPagedList<[Thread & { parent: string }]>({
  name: 'comments/replies',
  kind: comments.kind,
  pageSize: pageSizes.replies,
  key: ({ parent }) => parent,
  isReversed: true,
  fetch: async (thread, page, context) => (await loadApi()).fetchComments(thread, page, context),
});
