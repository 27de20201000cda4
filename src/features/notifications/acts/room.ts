import type { Room } from '@/shared/store/rooms';
import { markUnread } from './flows';
import { reactions } from './reactions';
import { markAllRead, mutePost, setRead, turnOff } from './requests';
import { allMarks, postMutes, turnOffs } from './undoable';

/** Acts on notifications; comes with the bell and with their page. */
export const noticeActsRoom: Room = {
  name: 'noticeActs',
  requests: [setRead, markAllRead, mutePost, turnOff],
  reactions,
  flows: [markUnread, allMarks.saga, postMutes.saga, turnOffs.saga],
};
