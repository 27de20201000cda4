import { createReducer } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/errors/appError';
import { follows } from './follows';

/** Error of the last follow or unfollow, until one succeeds (FOLW-02). */
export const followErrorReducer = createReducer<AppError | null>(null, (builder) =>
  builder.addCase(follows.failed, (_, { payload }) => payload.error).addCase(follows.settled, () => null),
);
