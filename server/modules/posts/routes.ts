import { z } from 'zod';
import { postTypes, type WirePost } from '@/shared/wire/post';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { requireVisiblePost } from '../../permissions/postAccess';
import { postBody } from '../../writing/content';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { presentPosts } from './presenter';
import { createPost, deletePost, editPost } from './service';

const wallParams = z.object({ type: z.enum(postTypes), entityId: idParam });
const postParams = z.object({ type: z.enum(postTypes), postId: idParam });

async function presentPost(deps: AppDeps, viewerId: number, postId: number): Promise<WirePost> {
  const [post] = await presentPosts(deps, viewerId, [postId]);
  if (post === undefined) throw notFound();
  return post;
}

export const postRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/post/view/:postId',
    permission: 'post.view',
    params: z.object({ postId: idParam }),
    async handle({ params, actor, deps }) {
      await requireVisiblePost(deps.db, actor.id, params.postId);
      return presentPost(deps, actor.id, params.postId);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/post/:type/:entityId',
    permission: 'post.create',
    status: 201,
    params: wallParams,
    body: postBody,
    async handle({ params, body, actor, deps, request }) {
      const postId = await createPost(deps, actor.id, params, body, idempotencyKeyOf(request));
      return presentPost(deps, actor.id, postId);
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/post/:type/:postId',
    permission: 'post.edit',
    params: postParams,
    body: postBody,
    async handle({ params, body, actor, deps }) {
      await editPost(deps, actor.id, params, body);
      return presentPost(deps, actor.id, params.postId);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/post/:type/:postId',
    permission: 'post.delete',
    params: postParams,
    handle: ({ params, actor, deps }) => deletePost(deps, actor.id, params),
  }),
];
