import type { Room } from '@/shared/store/rooms';
import { reactions } from './reactions';
import { removePicture, setPicture } from './requests';

export const picturesRoom: Room = {
  name: 'pictures',
  requests: [setPicture, removePicture],
  reactions: reactions,
};
