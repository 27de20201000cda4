import { z } from 'zod';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { castCommentVote } from './commentVotes';
import { castVote } from './service';

const vote = z.enum(['like', 'dislike']);

export const voteRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/vote/:postId/:vote',
    permission: 'post.vote',
    params: z.object({ postId: idParam, vote }),
    handle: ({ params, actor, deps }) => castVote(deps, actor.id, params.postId, params.vote),
  }),
  memberRoute({
    method: 'post',
    path: '/api/vote/comment/:commentId/:vote',
    permission: 'comment.vote',
    params: z.object({ commentId: idParam, vote }),
    handle: ({ params, actor, deps }) => castCommentVote(deps, actor.id, params.commentId, params.vote),
  }),
];
