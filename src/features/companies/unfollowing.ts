import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { Unfollow } from './unfollowingUndoable';

/** Unfollows companies by `act`; can be taken back for six seconds (CMP-03, HOUR-04). */
export const unfollowingCompanies = lazyUndoable<Unfollow, boolean>(
  'companies/unfollows',
  async () => (await import('./unfollowingUndoable')).unfollowingUndoable,
);
