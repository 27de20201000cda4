import { personParted } from '@/features/people/facts';
import { selectIsLive, type LiveState } from '@/features/live/slice';
import { posts, type PostsState } from '@/features/posts/entities';
import { on } from '@/shared/store/reactions';
import { comments, type CommentsState } from './entities';
import { commentsList, repliesList } from './lists';
import { addComment, deleteComment } from './requests';
import { repliesShown } from './slice';

type State = PostsState & CommentsState & LiveState;

/** A stream that tells counts also tells those of one's own comments, before or after their answer (LIVE-02). */
function countComments(state: State, postId: string, by: number) {
  if (selectIsLive(state)) return [];
  const count = posts.select(state, postId)?.comments ?? 0;
  return [posts.changed(postId, { comments: Math.max(0, count + by) })];
}

function countReplies(state: State, commentId: string, by: number) {
  const count = comments.select(state, commentId)?.replies ?? 0;
  return comments.changed(commentId, { replies: Math.max(0, count + by) });
}

/** One for a comment that counters count; none for one that waits for a moderator (DESK-02). */
const weightOf = (state: CommentsState, id = '') => (comments.select(state, id)?.pending ? 0 : 1);

export const reactions = [
  // A new top comment reloads the list and counts; a reply joins the replies it belongs to (CMT-02).
  on(addComment.success, ({ payload: added, meta: { arg } }, state: State) => {
    const { postId, postType } = arg;
    const { parentId } = added ?? arg;
    const by = weightOf(state, added?.id);
    if (parentId === null)
      return [...countComments(state, postId, by), commentsList.request({ postId, postType })];
    const replies = { postId, postType, parent: parentId };
    return [
      countReplies(state, parentId, by),
      added ? repliesList.itemAppended(added.id, replies) : repliesList.request(replies),
      repliesShown(parentId),
    ];
  }),

  // A deleted comment takes its replies along; a top one lowers the post's count (CMT-02).
  on(deleteComment.success, ({ meta: { arg } }, state: State) => [
    ...(arg.parentId === null
      ? countComments(state, arg.postId, -weightOf(state, arg.id))
      : [countReplies(state, arg.parentId, -weightOf(state, arg.id))]),
    comments.removed(arg.id),
  ]),

  // Comments of a blocked member leave the threads; the server still counts them (FOLW-05).
  on(personParted, ({ payload: { id: personId, how } }, state: State) =>
    how === 'blocked' ? comments.removedWhere(state, ({ authorId }) => authorId === personId) : [],
  ),
];
