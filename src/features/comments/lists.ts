import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { comments } from './entities';
import type { Thread } from './types';

const fetchComments = lazyCall(async () => (await import('./api')).fetchComments);

export const commentsList = createPagedList<[Thread]>({
  name: 'comments/top',
  kind: comments.kind,
  pageSize: pageSizes.comments,
  key: ({ postId }) => postId,
  fetch: fetchComments,
});

/** The replies to one comment: newest page first on the wire, oldest first on screen (CMT-03). */
export const repliesList = createPagedList<[Thread & { parent: string }]>({
  name: 'comments/replies',
  kind: comments.kind,
  pageSize: pageSizes.replies,
  key: ({ parent }) => parent,
  isReversed: true,
  fetch: fetchComments,
});
