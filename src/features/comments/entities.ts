import { createEntityStore, type Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { Comment, DecodedComment } from './types';

export const comments = createEntityStore<'comments', Comment>('comments');

export interface CommentsState {
  comments: Record<string, Comment>;
}

/** Comments and their authors as entities. */
export function toEntities(decoded: readonly DecodedComment[]): Entities {
  const commentsById: Record<string, Comment> = {};
  const usersById: Record<string, DecodedComment['author']> = {};
  for (const { author, ...comment } of decoded) {
    commentsById[comment.id] = { ...comment, authorId: author.id };
    usersById[author.id] = author;
  }
  return { [comments.kind]: commentsById, [users.kind]: usersById };
}
