import type { NewComment } from './types';

/** A comment that was sent and has no answer yet: all that its box does not hold. */
export type WaitingComment = Pick<
  NewComment,
  'postId' | 'postType' | 'parentId' | 'place' | 'preview' | 'asCompany'
>;

export function waitingOf(comment: NewComment): WaitingComment {
  const { postId, postType, parentId, place, preview, asCompany } = comment;
  return { postId, postType, parentId, place, preview, asCompany };
}
