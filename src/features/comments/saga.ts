import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { posts, type PostsState } from '@/features/posts/entities';
import { comments, type CommentsState } from './entities';
import { hideBlocked } from './hideBlocked';
import { commentsList, repliesList } from './lists';
import { addComment, deleteComment, editComment, loadChain, rereadComment } from './requests';
import { repliesShown } from './slice';

/** A new top comment empties and reloads the list and counts; a reply joins the replies it belongs to (CMT-02). */
function* showAdded() {
  yield* takeEvery(addComment.success, function* ({ payload, meta: { arg } }) {
    const { postId, postType } = arg;
    if (payload.parentId === null) {
      yield* countComments(postId, 1);
      yield* put(commentsList.request({ postId, postType }));
      return;
    }
    yield* countReplies(payload.parentId, 1);
    yield* put(repliesList.itemAppended(payload.id, { postId, postType, parent: payload.parentId }));
    yield* put(repliesShown(payload.parentId));
  });
}

/** A deleted comment takes its replies along; a top one lowers the post's count (CMT-02). */
function* hideDeleted() {
  yield* takeEvery(deleteComment.success, function* ({ meta: { arg } }) {
    if (arg.parentId === null) yield* countComments(arg.postId, -1);
    else yield* countReplies(arg.parentId, -1);
    yield* put(comments.removed(arg.id));
  });
}

function* countComments(postId: string, by: number) {
  const before = yield* select((state: PostsState) => posts.select(state, postId)?.comments ?? 0);
  yield* put(posts.changed(postId, { comments: Math.max(0, before + by) }));
}

function* countReplies(commentId: string, by: number) {
  const before = yield* select((state: CommentsState) => comments.select(state, commentId)?.replies ?? 0);
  yield* put(comments.changed(commentId, { replies: Math.max(0, before + by) }));
}

/** What is unsent is kept by code that comes after the first paint. */
function* keepUnsent() {
  const { keepBoxes } = yield* call(() => import('./keptBoxes'));
  yield* call(keepBoxes);
}

export function* commentsSaga() {
  yield* forkAll(
    [addComment, editComment, deleteComment, loadChain, rereadComment, commentsList, repliesList].map(
      ({ saga }) => saga,
    ),
  );
  yield* fork(showAdded);
  yield* fork(hideDeleted);
  yield* fork(hideBlocked);
  yield* fork(keepUnsent);
}
