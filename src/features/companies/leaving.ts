import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { Departure } from './leavingUndoable';
import type { actOnCompanyMember } from './requests';

type Answer = Awaited<ReturnType<typeof actOnCompanyMember.make>>;

/** Leaves the teams of companies by `act`; can be taken back for six seconds (CMP-04, HOUR-04). */
export const leavingCompanies = lazyUndoable<Departure, Answer>(
  'companies/leaving',
  async () => (await import('./leavingUndoable')).leavingUndoable,
);
