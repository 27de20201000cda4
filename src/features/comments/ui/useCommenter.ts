import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import type { Comment } from '../types';

/** Name under which a comment stands: its company's, or its author's. */
export function useCommenter(comment: Comment | undefined): string | null {
  const author = useSelector((state: UsersState) => users.select(state, comment?.authorId ?? ''));
  return comment?.entity?.name ?? author?.displayName ?? null;
}
