import type { Room } from '@/shared/store/rooms';
import { deleting } from './deleting';
import { keepUnsent } from './flows';
import { commentsList, repliesList } from './lists';
import { reactions } from './reactions';
import { addComment, deleteComment, editComment, loadChain, loadVoice, rereadComment } from './requests';
import { commentVotes } from './toggles';

export const commentsRoom: Room = {
  name: 'comments',
  requests: [addComment, editComment, deleteComment, loadChain, loadVoice, rereadComment],
  lists: [commentsList, repliesList],
  toggles: [commentVotes],
  reactions: reactions,
  flows: [keepUnsent, deleting.saga],
};
