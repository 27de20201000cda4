import { maxCommentBytes, maxCommentLength, maxReplyLevel } from '@/shared/config/limits';
import { isTooLong, isVisible } from '@/shared/rules/text';
import type { Comment, CommentContent, ReplyPlace } from './types';

/**
 * Parent of a reply: the answered comment, but at most on the second level (CMT-01).
 * @param chain from the top comment to the answered one
 */
export function replyPlace(chain: readonly Pick<Comment, 'id'>[]): ReplyPlace {
  const answered = chain.at(-1);
  if (!answered) throw new Error('A reply answers a comment');
  const idAt = (level: number) => chain[level]?.id ?? null;
  return {
    level: Math.min(chain.length, maxReplyLevel),
    parentCommentId: answered.id,
    level1CommentId: idAt(1),
    level2CommentId: idAt(2),
    level3CommentId: idAt(3),
  };
}

/** The reason why a comment cannot be sent, or null (VAL-05). An image or GIF alone is a comment too (CMT-04). */
export function commentRefusal({
  text,
  gif,
  uploads,
}: Pick<CommentContent, 'text' | 'gif' | 'uploads'>): 'commentEmpty' | 'commentTooLong' | null {
  if (!isVisible(text) && gif === null && uploads.length === 0) return 'commentEmpty';
  return isTooLong(text.trim(), maxCommentLength, maxCommentBytes) ? 'commentTooLong' : null;
}
