import { put, select, takeEvery } from 'typed-redux-saga';
import { uploadsReleased } from '@/features/media/slice';
import { deletePost } from '@/features/posts/requests';
import { comments, type CommentsState } from './entities';
import { deleteComment, editKey } from './requests';
import { boxesDropped, type ThreadsState } from './slice';

type State = ThreadsState & CommentsState;

/** Drops drafts under a deleted post or comment (CMT-06). */
export function* dropBoxesOfDeleted() {
  yield* takeEvery(deletePost.success, function* ({ meta: { arg } }) {
    yield* dropBoxes(
      (state, key, commentId) =>
        key === arg.id ||
        key.startsWith(`${arg.id}/`) ||
        comments.select(state, commentId)?.postId === arg.id,
    );
  });
  yield* takeEvery(deleteComment.success, function* ({ meta: { arg } }) {
    yield* dropBoxes((state, _, commentId) => isUnder(state, commentId, arg.id));
  });
}

/** @param isGone gets the key of a box and the comment that it answers or edits, '' for none */
function* dropBoxes(isGone: (state: State, key: string, commentId: string) => boolean) {
  const state = yield* select((root: State) => root);
  const { boxes } = state.threads;
  const gone = Object.keys(boxes).filter((key) => isGone(state, key, commentOf(key)));
  if (gone.length === 0) return;
  yield* put(uploadsReleased(gone.flatMap((key) => boxes[key]?.uploads ?? [])));
  yield* put(boxesDropped(gone));
}

function commentOf(key: string): string {
  return key.startsWith(editKey('')) ? key.slice(editKey('').length) : (key.split('/')[1] ?? '');
}

/** True for a comment and all replies below it. */
function isUnder(state: State, commentId: string, top: string): boolean {
  if (commentId === top) return true;
  const parentId = comments.select(state, commentId)?.parentId ?? null;
  return parentId !== null && isUnder(state, parentId, top);
}
