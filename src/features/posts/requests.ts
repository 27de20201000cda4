import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { messageRaised } from '@/shared/store/messages';
import { entityUnlisted } from '@/shared/store/entities';
import { uploadsReleased } from '@/features/media/slice';
import * as api from './api';
import { posts } from './entities';
import type { Post, Wall } from './types';

/** Key per wall, so that two composers never share a status. */
export function wallKey({ type, entityId }: Wall): string {
  return `${type}/${entityId}`;
}

/** Publishes a post (POST-01); the outbox keeps it until this succeeds. */
export const publishPost = createRequest(
  'posts/publish',
  lazyCall(async () => (await import('./publishing/api')).publishPost),
  {
    key: ({ idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
    followUps: (post, { uploads }) => [
      uploadsReleased(uploads),
      messageRaised({ kind: 'success', text: post?.waits ? 'posts:waits' : 'posts:published' }),
    ],
    messages: { failure: 'errors:failedTo.createPost' },
  },
);

export const editPost = createRequest(
  'posts/edit',
  lazyCall(async () => (await import('./publishing/api')).editPost),
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
  messages: { failure: 'errors:failedTo.deletePost' },
});

/** Marks a post deleted and removes it from every list; its own page still explains it. */
export function leaveLists(id: Post['id']) {
  return [posts.changed(id, { deleted: true }), entityUnlisted({ kind: posts.kind, id })];
}

export const loadPost = createRequest('posts/load', api.fetchPost, {
  key: (id) => id,
  concurrency: 'latest',
});
