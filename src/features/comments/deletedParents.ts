import { uploadsReleased } from '@/features/media/slice';
import { deletePost } from '@/features/posts/requests';
import { on } from '@/shared/store/reactions';
import { comments, type CommentsState } from './entities';
import { deleteComment, editKey } from './requests';
import { boxesDropped, type ThreadsState } from './slice';

type State = ThreadsState & CommentsState;

/** Drops unsent text under a deleted post or comment (CMT-06). Kept apart, since it is loaded after the first paint. */
export const boxReactions = [
  on(deletePost.success, ({ meta: { arg } }, state: State) =>
    dropBoxes(
      state,
      (key, commentId) =>
        key === arg.id ||
        key.startsWith(`${arg.id}/`) ||
        comments.select(state, commentId)?.postId === arg.id,
    ),
  ),
  on(deleteComment.success, ({ meta: { arg } }, state: State) =>
    dropBoxes(state, (_, commentId) => isUnder(state, commentId, arg.id)),
  ),
];

/** @param isGone gets the key of a box and the comment that it answers or edits, '' for none */
function dropBoxes({ threads: { boxes } }: State, isGone: (key: string, commentId: string) => boolean) {
  const gone = Object.keys(boxes).filter((key) => isGone(key, commentOf(key)));
  if (gone.length === 0) return [];
  return [uploadsReleased(gone.flatMap((key) => boxes[key]?.uploads ?? [])), boxesDropped(gone)];
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
