import { createVoteToggle } from '@/features/posts/voteToggle';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { comments, type CommentsState } from './entities';
import type { Comment } from './types';

/** True for a comment that takes votes: not every backend's do (ANY-06), and none that waits (DESK-02). */
export function takesVotes<T extends Pick<Comment, 'votesUp' | 'pending'>>(
  comment: T,
): comment is T & { votesUp: number } {
  return comment.votesUp !== null && !comment.pending;
}

/** Votes for comments, as for posts (POST-06). */
export const commentVotes = createVoteToggle<CommentsState>('comments/votes', {
  votesOf(state, id) {
    const comment = comments.select(state, id);
    return comment && takesVotes(comment) ? comment : undefined;
  },
  store: comments,
  send: lazyCall(async () => (await import('./api')).sendCommentVote),
  reread: lazyCall(async () => (await import('./api')).readVote),
});
