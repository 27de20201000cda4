import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { postTypes, type WireComment, type WireCommentContext } from '@/shared/wire/post';
import { answerOf } from '../../db/paging';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireVisiblePost } from '../../permissions/postAccess';
import { commentBody, newCommentBody } from '../../writing/content';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { presentComments } from './presenter';
import { chainOf, listComments, requireVisibleComment } from './queries';
import { createComment, deleteComment, editComment, type CommentTarget } from './service';

const commentsQuery = z.object({ ...pageQuery(pageSizes.comments), parent: z.undefined().optional() });
const repliesQuery = z.object({ ...pageQuery(pageSizes.replies), parent: idParam });
const listQuery = z.union([repliesQuery, commentsQuery]);
const onPost = z.object({ type: z.enum(postTypes), postId: idParam });
const onComment = z.object({ type: z.enum(postTypes), commentId: idParam });

async function presentComment(deps: AppDeps, viewerId: number, commentId: number): Promise<WireComment> {
  const [comment] = await presentComments(deps, viewerId, [commentId]);
  if (comment === undefined) throw notFound();
  return comment;
}

export const commentRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/comments/view/:commentId',
    permission: 'comment.list',
    params: z.object({ commentId: idParam }),
    async handle({ params, actor, deps }): Promise<WireCommentContext> {
      const { post } = await requireVisibleComment(deps.db, actor.id, params.commentId);
      const ids = await chainOf(deps.db, actor.id, params.commentId);
      const chain = await presentComments(deps, actor.id, ids);
      return { post_id: String(post.id), post_type: post.type, chain };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/comments/:type/:postId',
    permission: 'comment.list',
    params: onPost,
    query: listQuery,
    async handle({ params: { type, postId }, query, actor, deps }) {
      await requireVisiblePost(deps.db, actor.id, postId, { type });
      if (query.parent !== undefined) {
        const { comment } = await requireVisibleComment(deps.db, actor.id, query.parent);
        if (comment.postId !== postId) throw notFound();
        await chainOf(deps.db, actor.id, comment.id);
      }
      const thread = { postId, parentId: query.parent ?? null };
      const found = await listComments(deps.db, actor.id, thread, offsetOf(query));
      return answerOf(found, await presentComments(deps, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/comments/:type/reply/:commentId',
    permission: 'comment.create',
    status: 201,
    params: onComment,
    body: newCommentBody,
    async handle({ params: { type, commentId }, body, actor, deps, request }) {
      const target: CommentTarget = { type, replyTo: commentId };
      const id = await createComment(deps, actor.id, target, body, idempotencyKeyOf(request));
      return presentComment(deps, actor.id, id);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/comments/:type/:postId',
    permission: 'comment.create',
    status: 201,
    params: onPost,
    body: newCommentBody,
    async handle({ params, body, actor, deps, request }) {
      const id = await createComment(deps, actor.id, params, body, idempotencyKeyOf(request));
      return presentComment(deps, actor.id, id);
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/comments/:type/:commentId',
    permission: 'comment.edit',
    params: onComment,
    body: commentBody,
    async handle({ params, body, actor, deps }) {
      await editComment(deps, actor.id, params, body);
      return presentComment(deps, actor.id, params.commentId);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/comments/:type/:commentId',
    permission: 'comment.delete',
    params: onComment,
    handle: ({ params, actor, deps }) => deleteComment(deps, actor.id, params),
  }),
];
