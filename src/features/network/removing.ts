import { lazyUndoable } from '@/shared/undo/lazyUndoable';

/** Removes followers by `act`; can be taken back for six seconds (FOLW-02, HOUR-04). */
export const removingFollowers = lazyUndoable<{ id: string; name: string }, undefined>(
  'network/removing',
  async () => (await import('./removingUndoable')).removingUndoable,
);
