import type { Action } from '@reduxjs/toolkit';
import type { ListsState } from '@/shared/store/lists';
import { messageRaised } from '@/shared/store/messages';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import { forgetAnswers } from './begun';
import { decisions } from './decisions';
import { reviewItems, type ReviewItemsState } from './entities';
import { deskLog, deskQueue } from './lists';
import { appeal, claim, decide, loadNotice } from './requests';
import type { Decision } from './types';

interface State extends ReviewItemsState {
  lists: ListsState;
}

/** Takes an item out of the queues, also of those that are being read: they may have been read before. */
const answered = (state: State, decided: string) => deskQueue.itemRemovedWhere(state, decided, () => true);

/**
 * Offers at a group's desk to part from nobody who was blocked there for something else: they are no member any more.
 */
function blockedElsewhere(state: State, { id, answer }: Decision): Action[] {
  const author = reviewItems.select(state, id)?.author?.id;
  if (answer !== 'block' || author === undefined) return [];
  const ids = deskQueue
    .asked(state, ({ desk }) => desk !== null)
    .map((query) => deskQueue.select(state, query).ids)
    .filter((queue) => queue.includes(id))
    .flat();
  return [...new Set(ids)].flatMap((other) => {
    const item = reviewItems.select(state, other);
    if (item?.author?.id !== author) return [];
    const answers = item.answers.filter((one) => one !== 'block' && one !== 'silence');
    return [reviewItems.changed(other, { answers })];
  });
}

/** Comes with the desks of the house and of groups. */
export const moderationRoom: Room = {
  name: 'moderation',
  requests: [claim, decide],
  lists: [deskQueue, deskLog],
  reactions: [
    on(decide.success, ({ meta: { arg } }, state: State) => [
      // Items that are on their way may offer the block still.
      ...(arg.answer === 'block' ? deskQueue.askedAgain(state) : []),
      ...blockedElsewhere(state, arg),
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
