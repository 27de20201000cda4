import { fork } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { hideReported } from './reported';
import { deletePost, editPost, loadPost, publishPost } from './requests';
import { bookmarks, votes } from './toggles';

export function* postsSaga() {
  yield* forkAll([publishPost, editPost, deletePost, loadPost, votes, bookmarks].map(({ saga }) => saga));
  yield* fork(hideReported);
}
