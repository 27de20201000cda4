import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import type { PostMute } from './api';
import { markAllRead, mutePost, turnOff, type AllMark } from './requests';

/** "Mark all as read", which can be taken back for six seconds (HOUR-04). */
export const allMarks = createUndoable<AllMark, undefined>('notifications/allMarks', markAllRead, () =>
  i18n.t('notifications:undo.markAll'),
);

export const postMutes = createUndoable<PostMute, undefined>('notifications/postMutes', mutePost, ([mute]) =>
  i18n.t(mute?.isMuted === true ? 'notifications:undo.mute' : 'notifications:undo.unmute'),
);

export const turnOffs = createUndoable<{ kind: string }, undefined>('notifications/turnOffs', turnOff, () =>
  i18n.t('notifications:undo.turnOff'),
);
