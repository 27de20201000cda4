import type { Room } from '@/shared/store/rooms';
import { follows } from './follows';
import { hidingPeople } from './hiding';
import { suggestionsList } from './lists';
import { reactions } from './reactions';
import { answerFollowInvite, loadProfile } from './requests';
import { unfollowing } from './unfollowing';

export const peopleRoom: Room = {
  name: 'people',
  requests: [loadProfile, answerFollowInvite],
  lists: [suggestionsList],
  toggles: [follows],
  reactions: reactions,
  flows: [hidingPeople.saga, unfollowing.saga],
};
