import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { entityUnlisted } from '@/shared/store/entities';
import { uploadsReleased } from '@/features/media/slice';
import * as api from './api';
import { posts } from './entities';
import type { NewPost, Post, PostEdit, Wall } from './types';

/** Publishing is in a chunk of its own, since the feed shows without it. */
const loadPublishing = () => loadChunk(() => import('./publishing/api'));

/** Key per wall, so that two composers never share a status. */
export function wallKey({ type, entityId }: Wall): string {
  return `${type}/${entityId}`;
}

/** Publishes a post (POST-01); the outbox keeps it until this succeeds. */
export const publishPost = createRequest(
  'posts/publish',
  async (post: NewPost, context: CallContext) => (await loadPublishing()).publishPost(post, context),
  {
    key: ({ idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
    followUps: (_, { uploads }) => [uploadsReleased(uploads)],
    messages: { success: 'posts:published', failure: 'errors:failedTo.createPost' },
  },
);

export const editPost = createRequest(
  'posts/edit',
  async (edit: PostEdit, context: CallContext) => (await loadPublishing()).editPost(edit, context),
  {
    key: ({ id }: { id: string }) => id,
    followUps: (_, { uploads }) => [uploadsReleased(uploads)],
    messages: { success: 'posts:edited', failure: 'errors:failedTo.editPost' },
  },
);

/** Deletes a post: marks it deleted and removes it from every list (POST-04). */
export const deletePost = createRequest('posts/delete', api.deletePost, {
  key: ({ id }: { id: string }) => id,
  followUps: (_, { id }) => leaveLists(id),
  messages: { success: 'posts:deleted', failure: 'errors:failedTo.deletePost' },
});

/** Marks a post deleted and removes it from every list; its own page still explains it. */
export function leaveLists(id: Post['id']) {
  return [posts.changed(id, { deleted: true }), entityUnlisted({ kind: posts.kind, id })];
}

export const loadPost = createRequest('posts/load', api.fetchPost, {
  key: (id) => id,
  concurrency: 'latest',
});
