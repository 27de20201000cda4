import { createVoteToggle } from '@/features/posts/voteToggle';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { comments, type CommentsState } from './entities';
import { votesOf } from './rules';

const readVote = lazyCall(async () => (await import('./api')).readVote);

/** Votes for comments, as for posts (POST-06). */
export const commentVotes = createVoteToggle<CommentsState>('comments/votes', {
  votesOf(state, id) {
    const comment = comments.select(state, id);
    return comment && (votesOf(comment) ?? undefined);
  },
  store: comments,
  send: lazyCall(async () => (await import('./api')).sendCommentVote),
  reread: (id, context) => readVote(id, context),
});
