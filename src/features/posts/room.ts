import type { Room } from '@/shared/store/rooms';
import { followCounts } from './counts';
import { deleting } from './deleting';
import { reactions } from './reactions';
import { deletePost, editPost, loadPost, publishPost } from './requests';
import { bookmarks, votes } from './toggles';
import { unsaving } from './unsaving';

export const postsRoom: Room = {
  name: 'posts',
  requests: [publishPost, editPost, deletePost, loadPost],
  toggles: [votes, bookmarks],
  reactions: reactions,
  flows: [followCounts, deleting.saga, unsaving.saga],
};
