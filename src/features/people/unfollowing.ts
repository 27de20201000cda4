import { lazyUndoable } from '@/shared/undo/lazyUndoable';
import type { FollowState } from './types';
import type { Unfollow } from './unfollowingUndoable';

/** Unfollows people and withdraws requests by `act`; can be taken back for six seconds (FOLW-01, HOUR-04). */
export const unfollowing = lazyUndoable<Unfollow, FollowState>(
  'people/unfollows',
  async () => (await import('./unfollowingUndoable')).unfollowingUndoable,
);
