import type { ListsState } from '@/shared/store/lists';
import { messageRaised } from '@/shared/store/messages';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import { forgetAnswers } from './begun';
import { decisions } from './decisions';
import { deskLog, deskQueue } from './lists';
import { appeal, claim, decide, loadNotice } from './requests';

interface State {
  lists: ListsState;
}

const answered = (state: State, decided: string) =>
  deskQueue.itemsRemovedWhere(state, (id) => id === decided);

/** Comes with the desks of the house and of groups. */
export const moderationRoom: Room = {
  name: 'moderation',
  requests: [claim, decide],
  lists: [deskQueue, deskLog],
  reactions: [
    on(decide.success, ({ meta: { arg } }, state: State) => [
      ...answered(state, arg.id),
      ...deskLog.resetWhere(state, () => true),
    ]),
    // Somebody else was first: their answer stands (DESK-02).
    on(decide.failure, ({ payload: error, meta: { arg } }, state: State) => {
      const isAnswered = error.status === 409 || error.status === 404;
      const text = isAnswered ? 'moderation:answeredFirst' : 'moderation:failedTo.decide';
      return [
        ...(isAnswered ? answered(state, arg.id) : []),
        ...(isAnswered ? deskLog.resetWhere(state, () => true) : []),
        messageRaised(isAnswered ? { kind: 'failure', text } : { kind: 'failure', text, error }),
      ];
    }),
  ],
  flows: [decisions.saga, forgetAnswers],
};

/** Comes with the page of a decision. */
export const noticeRoom: Room = {
  name: 'moderationNotice',
  requests: [loadNotice, appeal],
};
