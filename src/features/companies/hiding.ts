import { lazyUndoable } from '@/shared/undo/lazyUndoable';

/** Hides companies from the suggestions by `act`; can be taken back for six seconds (CMP-01, HOUR-04). */
export const hidingCompanies = lazyUndoable<{ id: string }, undefined>(
  'companies/hiding',
  async () => (await import('./hidings')).hiddenCompanies,
);
