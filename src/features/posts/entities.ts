import { createEntityStore, type StateOf } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { Post, DecodedPost } from './types';

export const posts = createEntityStore(
  'posts',
  ({ author, ...post }: DecodedPost): Post => ({ ...post, authorId: author.id }),
  (decoded) => users.entities(decoded.map(({ author }) => author)),
);
export type PostsState = StateOf<typeof posts>;
