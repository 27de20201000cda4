import { createAction } from '@reduxjs/toolkit';
import type { FollowState } from './types';

/**
 * The member parted from a person: lists and stores drop what no longer may or should show (FOLW-02, FOLW-05).
 * `blocked` hides both from each other, `silenced` only quiets the person, `closed` means that the profile is private.
 */
export const personParted = createAction<{ id: string; how: 'blocked' | 'silenced' | 'closed' }>(
  'people/parted',
);

/** The server has ended a follow or a request, once Undo was over; `value` is what is left of it (FOLW-01). */
export const unfollowed = createAction<{ id: string; value: FollowState }>('people/unfollowed');
