import type { Room } from '@/shared/store/rooms';
import { deleting } from './deleting';
import { commentsList, repliesList } from './lists';
import { reactions } from './reactions';
import { addComment, deleteComment, editComment, loadChain, loadVoice, rereadComment } from './requests';
import { commentVotes } from './toggles';

/** Comes with threads, and with the photos of posts and comments. */
export const commentsRoom: Room = {
  name: 'comments',
  requests: [addComment, editComment, deleteComment, loadChain, loadVoice, rereadComment],
  lists: [commentsList, repliesList],
  toggles: [commentVotes],
  reactions: reactions,
  flows: [deleting.saga],
};
