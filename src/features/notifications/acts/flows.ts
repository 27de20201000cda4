import { createAction } from '@reduxjs/toolkit';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { actConfirmed, type UndoState } from '@/shared/undo/undo';
import { isUnsent } from '@/shared/undo/unsent';
import { loadUnread } from '../requests';
import { setRead } from './requests';
import { allMarks } from './undoable';

/** Marks the notifications of a row as unread (G13). */
export const rowMarkedUnread = createAction<readonly string[]>('notifications/rowMarkedUnread');

export function* markUnread() {
  yield* takeEvery(rowMarkedUnread, function* ({ payload: ids }) {
    yield* call(sendAllMarks);
    yield* put(setRead.request({ ids, read: false }));
  });
}

/** Sends a waiting "Mark all as read" and waits for its answer, since it would mark the row as read once more. */
function* sendAllMarks() {
  const { acts } = yield* select(({ undo }: { undo: UndoState }) => undo);
  for (const { id } of acts.filter(({ name }) => name === allMarks.name)) yield* put(actConfirmed({ id }));
  // Asked for as soon as the list shows the answer.
  while ((yield* select(allMarks.selectItems)).some(isUnsent)) yield* take(loadUnread.request);
}
