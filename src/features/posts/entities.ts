import { createEntityStore, type Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { DecodedPost, Post } from './types';

export const posts = createEntityStore<'posts', Post>('posts');

export interface PostsState {
  posts: Record<string, Post>;
}

/** Posts and their authors as entities. */
export function toEntities(decoded: readonly DecodedPost[]): Entities {
  const postsById: Record<string, Post> = {};
  const usersById: Record<string, DecodedPost['author']> = {};
  for (const { author, ...post } of decoded) {
    postsById[post.id] = { ...post, authorId: author.id };
    usersById[author.id] = author;
  }
  return { [posts.kind]: postsById, [users.kind]: usersById };
}
