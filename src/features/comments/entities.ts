import { createEntityStore, type StateOf } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { Comment, DecodedComment } from './types';

export const comments = createEntityStore(
  'comments',
  ({ author, ...comment }: DecodedComment): Comment => ({ ...comment, authorId: author.id }),
  (decoded) => users.entities(decoded.map(({ author }) => author)),
);
export type CommentsState = StateOf<typeof comments>;
