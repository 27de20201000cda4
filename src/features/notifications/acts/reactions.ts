import { isUnknownCall } from '@/shared/errors/appError';
import type { Action } from '@reduxjs/toolkit';
import { selectMe } from '@/features/session/selectors';
import { featureMissed, userChanged, type SessionState } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { actOffered, actUndone } from '@/shared/undo/undo';
import { notifications, type NotificationsState } from '../entities';
import { loadUnread } from '../requests';
import { unreadCounted } from '../slice';
import { markAllRead, mutePost, setRead, turnOff } from './requests';
import { allMarks } from './undoable';

const marked = (ids: readonly string[], read: boolean) =>
  ids.map((id) => notifications.changed(id, { read, markedBy: null }));

/** Notifications that no other mark has changed since this one. */
const markedBy = (request: string, ids: readonly string[], state: NotificationsState) =>
  ids.flatMap((id) => {
    const one = notifications.select(state, id);
    return one?.markedBy === request ? one : [];
  });

export const reactions = [
  // A mark shows at once, and goes when it could not be saved, unless a newer one took its place (G13).
  on(setRead.request, ({ payload: { ids, read }, meta }, state: NotificationsState) =>
    ids.map((id) => {
      const { markedBy: other, kept, read: shown } = notifications.select(state, id) ?? {};
      // A former mark is not saved before it is answered.
      return notifications.changed(id, {
        read,
        markedBy: meta.request,
        kept: typeof other === 'string' ? kept : shown,
      });
    }),
  ),
  on(setRead.success, ({ meta: { arg, request } }, state: NotificationsState) => [
    ...arg.ids.map((id) => notifications.changed(id, { kept: arg.read })),
    ...markedBy(request, arg.ids, state).map(({ id }) => notifications.changed(id, { markedBy: null })),
    loadUnread.request(),
  ]),
  on(setRead.failure, ({ payload, meta: { arg, request } }, state: NotificationsState): Action[] => [
    ...markedBy(request, arg.ids, state).flatMap(({ id, kept }) => marked([id], kept ?? !arg.read)),
    ...(isUnknownCall(payload) ? [featureMissed('notify')] : []),
  ]),

  // The bell says at once that all are read, until that is taken back.
  on(actOffered, ({ payload }) => (payload.name === allMarks.name ? [unreadCounted(0)] : [])),
  on(actUndone, () => [loadUnread.request()]),
  on(markAllRead.success, ({ meta: { arg } }) => [...marked(arg.ids, true), loadUnread.request()]),
  on(markAllRead.failure, () => [loadUnread.request()]),

  // Every row about the post says that nothing more is told of it.
  on(mutePost.success, ({ meta: { arg } }, state: NotificationsState) =>
    Object.values(state.notifications)
      .filter(({ target }) => target.kind !== null && postIdOf(target) === arg.postId)
      .map(({ id, target }) => notifications.changed(id, { target: { ...target, muted: arg.isMuted } })),
  ),
  on(mutePost.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('notify')] : [])),

  // The switch of the settings shows what was turned off here.
  on(turnOff.success, ({ meta: { arg } }, state: { session: SessionState }) => {
    const me = selectMe(state);
    return me ? [userChanged({ ...me, notification: { ...me.notification, [arg.kind]: false } })] : [];
  }),
];

/** Id of the post that a notification is about; null for anything else. */
export function postIdOf({
  kind,
  id,
  postId,
}: {
  kind: string | null;
  id: string | null;
  postId: string | null;
}) {
  return kind === 'post' ? id : postId;
}
