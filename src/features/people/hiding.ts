import { lazyUndoable } from '@/shared/undo/lazyUndoable';

/** Hides people from the suggestions by `act`; can be taken back for six seconds (FOLW-03, HOUR-04). */
export const hidingPeople = lazyUndoable<{ id: string }, undefined>(
  'people/hiding',
  async () => (await import('./hidingUndoable')).hidingUndoable,
);
