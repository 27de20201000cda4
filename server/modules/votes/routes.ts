import { z } from 'zod';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { castVote } from './service';

export const voteRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/vote/:postId/:vote',
    permission: 'post.vote',
    params: z.object({ postId: idParam, vote: z.enum(['like', 'dislike']) }),
    handle: ({ params, actor, deps }) => castVote(deps, actor.id, params.postId, params.vote),
  }),
];
