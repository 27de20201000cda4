import { createEntityStore, type StateOf } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { Comment, DecodedComment } from './types';

/** Every comment the app has seen, by id. */
export const comments = createEntityStore(
  'comments',
  ({ author, ...comment }: DecodedComment): Comment => ({ ...comment, authorId: author.id }),
  (decoded) => users.entities(decoded.map(({ author }) => author)),
);
export type CommentsState = StateOf<typeof comments>;
