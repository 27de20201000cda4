import type { Database } from '../../db/database';
import type { PostRow } from '../../permissions/postAccess';
import { notify } from '../notifications/notify';
import type { CommentRow } from './queries';

interface Announced {
  post: PostRow;
  comment: Pick<CommentRow, 'id' | 'authorId'>;
  /** Author of the comment that it answers. */
  answeredAuthorId: number | null;
  /** Members whom the text mentions. */
  named: readonly number[];
  at: Date;
}

/** Notifies the post's author, the answered author and mentioned members of a comment, each once (NTF-03). */
export async function announceComment(
  tx: Database,
  { post, comment, answeredAuthorId, named, at }: Announced,
): Promise<void> {
  const inGroup = post.type === 'group';
  const concerned = [post.authorId, ...(answeredAuthorId === null ? [] : [answeredAuthorId])];
  const about = { actorId: comment.authorId, postId: post.id, commentId: comment.id, at };
  await notify(tx, {
    to: concerned,
    type: inGroup ? 'groupcomment' : 'postcomment',
    action: inGroup ? 'group_post_comment' : 'user_post_comment',
    ...about,
  });
  await notify(tx, {
    to: named.filter((id) => !concerned.includes(id)),
    type: 'mention',
    action: null,
    ...about,
  });
}
