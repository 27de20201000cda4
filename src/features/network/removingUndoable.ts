import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { removeFollower } from './requests';

/** Removes followers; can be taken back for six seconds (FOLW-02, HOUR-04). */
export const removingUndoable = createUndoable<{ id: string; name: string }, undefined>(
  'network/removing',
  removeFollower,
  ([follower]) => i18n.t('network:removed', follower),
  'network/removing',
);
